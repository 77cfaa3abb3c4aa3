import { Lost } from './_site/lost.tsx'
import { NetworkFrame } from './_site/network-frame.tsx'

/** Where Next runs without our own server: the status is right, the nearest names are not known. */
export default async function NotFound() {
  return <NetworkFrame>{await Lost({ catalogue: null, asked: '', nearest: [] })}</NetworkFrame>
}
