'use client'
/** Data of an entry from an endpoint: read when the form is drawn, and given by the answer to each change too. */
import { toast } from '@payloadcms/ui'
import { useCallback } from 'react'
import { type Exchanges, newExchanges } from './newest-answer.ts'
import { sendToCms } from './send-to-cms.ts'
import { useKept } from './use-kept.ts'

/** `told` is null until it is known. */
type TellsOf<Told> = {
  told: Told | null
  look(): Promise<void>
  /** Gives whether the change was made. A refusal is shown with its reason. */
  change(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: object): Promise<boolean>
}

/** The exchanges by key: a redrawn form continues those of the one before. */
const exchangesByKey = new Map<string, Exchanges>()

/** The data is kept under `key` and read from `address`; `isTold` tells whether an answer has it. */
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
        // A read during the change was not up to date.
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
