/** The modules that catalogue.ts makes. */
declare module "virtual:catalogues" {
    type Load = () => Promise<{ default: string }>;
    const catalogues: Record<
        import("../catalogue").Kind,
        Record<import("./lib/language/language.svelte").Language, Load>
    >;
    export default catalogues;
}
