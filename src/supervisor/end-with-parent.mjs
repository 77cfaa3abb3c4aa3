/**
 * Preloaded into every child: when its supervisor is killed, even with -9, the child ends too, instead of holding a port or a file for
 * ever. The channel to the parent closes when the parent is gone. Workers that the child forks preload this too, but it does nothing in
 * them: the variable is removed by then.
 */
if (process.send && process.env.ENDS_WITH_PARENT) {
  delete process.env.ENDS_WITH_PARENT
  // The parent may be gone before this line is reached.
  if (process.connected) process.once('disconnect', end)
  else end()
  // The channel alone must not keep the child alive when its work is done.
  process.channel?.unref()
}

/** Ends as if asked to stop: at once without a handler of SIGTERM; a handler has five seconds. */
function end() {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}
