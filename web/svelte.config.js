/**
 * No preprocessing: Svelte reads TypeScript in scripts by itself. Its classes stand at thousands of
 * places, so they have short names.
 */
export default {
    compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename)}` },
};
