/** No preprocessing: Svelte reads TypeScript in scripts by itself. */
export default { compilerOptions: { runes: true } };
