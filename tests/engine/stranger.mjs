// A stranger's program, written from docs/engine.md alone: it holds an engine and plays with it.
//
//     node stranger.mjs COMMAND...
//
// A table writes positions to its standard input, each closed by a line `end`, and reads one move
// for each. Whatever the engine says must be in the grammar of the page, or this ends with a note.

import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const move = String.raw`\d+ (on \d+ )?[a-z]+( [A-K]\d+)*( (strikes|destroys)( [A-K]\d+)+)?`;
const idea = new RegExp(String.raw`^idea [1-9]\d* value -?\d+ gains( -?\d+){4} move (${move})$`);
const best = new RegExp(`^best (${move})$`);
const bot = /^bot [a-z][a-z0-9_-]{0,39} \d+ .+$/;

function check(true_, what) {
  if (!true_) {
    console.error(`stranger: ${what}`);
    process.exit(1);
  }
}

const [command, ...words] = process.argv.slice(2);
const engine = spawn(command, words, { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();

function send(...commands) {
  engine.stdin.write(commands.map((line) => `${line}\n`).join(""));
}

/** The lines of one answer; the last, and only that, begins with a final word. */
async function hear() {
  const heard = [];
  do {
    const { value, done } = await lines.next();
    check(!done, `the engine ended after ${JSON.stringify(heard)}`);
    heard.push(value);
  } while (!/^(ok|best|ready|bye|error)( |$)/.test(heard.at(-1)));
  return heard;
}

async function ask(...commands) {
  send(...commands);
  return hear();
}

async function meet() {
  const said = await ask("quillmap");
  const [bots, rest] = [said.slice(0, -2), said.slice(-2)];
  check(rest.join() === "protocol 1,ok", `another protocol: ${rest}`);
  check(bots.length > 0 && bots.every((line) => bot.test(line)), `no bots: ${bots}`);
  const by_strength = bots.map((line) => line.split(" "));
  return by_strength.find(([, , level]) => level === "2")[1];
}

/** What to draw in a position: the engine is asked in three ways, and must agree with itself. */
async function think(position, name, number) {
  const seat = /^awaited (\d+)/m.exec(position.join("\n"))[1];
  const go = `go ${name} seat ${seat} seed ${number}`;
  send("position", ...position, "end", `ready ${number}`, `${go} ideas 3`, `GO  ${go.slice(3)}\r`);
  check((await hear()).join() === "ok", "the position was refused");
  check((await hear()).join() === `ready ${number}`, "another number than mine");
  const [first, again] = [await hear(), await hear()];
  const ideas = first.slice(0, -1).map((line) => idea.exec(line)?.[2]);
  const found = best.exec(first.at(-1))?.[1];
  check(found && ideas.length <= 3 && ideas[0] === found, `no good answer: ${first}`);
  check(ideas.every(Boolean) && again.at(-1) === first.at(-1), `not the same again: ${again}`);
  return found;
}

/** The strongest bot would take hours: it is stopped, and an answer comes all the same. */
async function interrupt() {
  send("go sage seat 1 seed 1 playouts 1000000");
  send("stop");
  check(best.test((await hear()).at(-1)), "no answer after stop");
  check((await hear()).join() === "ok", "stop was not answered");
}

const name = await meet();
check((await ask("go home"))[0].startsWith("error "), "nonsense was not refused");
let position = [];
let number = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line !== "end") {
    position.push(line);
    continue;
  }
  number += 1;
  const found = await think(position, name, number);
  if (number === 1) await interrupt();
  console.log(found);
  position = [];
}
check((await ask("quit")).join() === "bye", "no farewell");
engine.on("exit", (code) => check(code === 0, `the engine left with ${code}`));
