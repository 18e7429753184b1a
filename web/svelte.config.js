/** Read by Vite, svelte-check, eslint and prettier alike. @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default { compilerOptions: { runes: true } };
