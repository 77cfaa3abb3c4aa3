/** How to start a Node program so that it ends with its parent. Plain JavaScript: it also runs before packages are installed. */

/**
 * The arguments and the environment for such a program. It needs a channel to its parent: `'ipc'` in `stdio`.
 * @param {readonly string[]} args What is run, with its own arguments.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [preload] The address of end-with-parent.mjs, for a bundle without that file beside it.
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function tiedToParent(args, env, preload = new URL('./end-with-parent.mjs', import.meta.url).href) {
  return { args: ['--import', preload, ...args], env: { ...env, ENDS_WITH_PARENT: '1' } }
}
