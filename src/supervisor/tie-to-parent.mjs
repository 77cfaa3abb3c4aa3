/** How a program of Node is started so that it ends with whoever starts it. Plain JavaScript: it also runs before packages are installed. */

/**
 * The arguments of Node and the environment with which it does. It is to have a channel to us: `'ipc'` in `stdio`.
 * @param {readonly string[]} args What is run, with its own arguments.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} [preload] The address of end-with-parent.mjs, for who is bundled and has no such file beside this one.
 * @returns {{ args: string[], env: NodeJS.ProcessEnv }}
 */
export function tiedToParent(args, env, preload = new URL('./end-with-parent.mjs', import.meta.url).href) {
  return { args: ['--import', preload, ...args], env: { ...env, ENDS_WITH_PARENT: '1' } }
}
