/** The modules that catalogue.ts makes. */
declare module "virtual:texts/*" {
    const text: string;
    export default text;
}
declare module "virtual:rules/*" {
    const text: string;
    export default text;
}
