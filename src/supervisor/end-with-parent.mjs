/**
 * Preloaded into every child: when its supervisor is killed, even with -9, the child ends too, instead of holding a port or a file
 * for ever. The channel to the parent closes when the parent is gone. Workers that the child forks preload this as well, by Node's
 * custom, and are not meant: the mark is gone by then.
 */
if (process.send && process.env.ENDS_WITH_PARENT) {
  delete process.env.ENDS_WITH_PARENT
  // The parent may be gone before this line is reached.
  if (process.connected) process.once('disconnect', end)
  else end()
  // The channel alone must not keep the child alive when its work is done.
  process.channel?.unref()
}

/** As if asked to stop, which without a handler ends the process at once; a handler has five seconds. */
function end() {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 5000).unref()
}
