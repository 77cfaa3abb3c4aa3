/** @param {string} _root */
export async function compileAssets(_root) {}
