'use client'
/** What an endpoint tells of an entry: asked as the form is drawn, and answered by each change as well. */
import { toast } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type Exchanges, newExchanges } from './newest-answer.ts'
import { sendToCms } from './send-to-cms.ts'
import { useKept } from './use-kept.ts'

/** `told` is null until it is known. */
type TellsOf<Told> = {
  told: Told | null
  look(): Promise<void>
  /** Gives whether it was done. Where it is refused, it has been said why. */
  change(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<boolean>
}

/** By key: a form that is drawn anew goes on with those of the one before it. */
const exchangesByKey = new Map<string, Exchanges>()

/** Kept under the key. `address` is where it is asked for, `isTold` whether an answer tells it. */
export function useTold<Told extends object>(
  { key, address }: { key: string; address: string },
  isTold: (answer: object) => answer is Told,
): TellsOf<Told> {
  const [told, setTold] = useKept<Told | null>(key, null)
  const look = useCallback(async () => {
    const holds = exchangesOf(key).look()
    const sent = await sendToCms<object>('GET', address)
    if (sent.isDone && sent.answer && isTold(sent.answer) && holds()) setTold(sent.answer)
  }, [key, address, isTold, setTold])
  const change = useCallback<TellsOf<Told>['change']>(
    async (method, url, body) => {
      const end = exchangesOf(key).change()
      const sent = await sendToCms<object>(method, url, body)
      end()
      if (sent.isDone && sent.answer && isTold(sent.answer)) setTold(sent.answer)
      else {
        if (!sent.isDone) toast.error(sent.mistake)
        // What was asked meanwhile did not hold.
        await look()
      }
      return sent.isDone
    },
    [key, isTold, setTold, look],
  )
  return { told, look, change }
}

function exchangesOf(key: string): Exchanges {
  const exchanges = exchangesByKey.get(key) ?? newExchanges()
  exchangesByKey.set(key, exchanges)
  return exchanges
}
