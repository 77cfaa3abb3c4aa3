/**
 * Parts of the admin as a person uses them, without a browser and without the CMS: drawn into a page in memory, pressed, typed into and
 * sent. A test says what the server answers. Its file is of those that `vitest.config.ts` gives such a page; of the CMS it puts aside what browsers load:
 *
 *     vi.mock('@payloadcms/ui', async () => (await import('#test/operated.ts')).cmsOfForms)
 */
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js'
import { act, type ComponentProps, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

/** What was asked of the server. `said` is its JSON, or its form. */
export type Sent = { method: string; address: string; said: unknown }

/** What the server answers; null where it cannot be reached. */
export type Reply = { status?: number; body?: unknown } | null

export type Operated = {
  page: HTMLElement
  /** Everything that was sent so far, in order. */
  sent: Sent[]
  /** Where it led. */
  went: string[]
  /** How often the page was asked for again. */
  refreshed(): number
  /** What stands there, as it is read. */
  text(): string
  find<Found extends HTMLElement = HTMLElement>(selector: string): Found
  /** Presses the button, the link or the box that is called so, or that the selector finds. */
  press(called: string): Promise<void>
  /** Writes into a field, or chooses in it. */
  write(selector: string, text: string): Promise<void>
  /** Sends its first form, as Enter in a field does. */
  send(): Promise<void>
  /** Presses a key in what the selector finds. */
  key(selector: string, key: string): Promise<void>
  /** Does what the page hears of by another way. */
  does(work: () => void): Promise<void>
  /** Lets so many milliseconds pass, where the test has the clock. */
  wait(milliseconds: number): Promise<void>
}

/** What the CMS tells forms by its hooks, by their names. A test says it. */
export const cmsSays: Record<string, unknown> = {}

/** What was said at the edge of the page. */
export const toasts: string[] = []

const hooks = [
  ...['useAllFormFields', 'useAuth', 'useConfig', 'useDocumentDrawerContext', 'useDocumentInfo', 'useDocumentTitle'],
  ...['useField', 'useForm', 'useFormModified', 'useFormProcessing', 'useFormSubmitted', 'useListQuery'],
  ...['useLivePreviewContext', 'useRowLabel', 'useServerFunctions'],
]

type Asked = { heading: string; body: ReactNode; confirmLabel: string; onConfirm(): void }

const button = ({ children, disabled, id, onClick, type }: ComponentProps<'button'>) =>
  type === 'submit'
    ? createElement('button', { type: 'submit', id, disabled, onClick }, children)
    : createElement('button', { type: 'button', id, disabled, onClick }, children)

/** In the place of what the CMS gives forms in browsers. What would lie over the page until it is asked for stands in it. */
export const cmsOfForms = {
  ...Object.fromEntries(hooks.map((name) => [name, () => cmsSays[name] ?? {}])),
  toast: { error: (words: string) => toasts.push(words), success: (words: string) => toasts.push(words) },
  useStepNav: () => ({ setStepNav: () => {} }),
  useModal: () => ({ openModal: () => {}, closeModal: () => {} }),
  useRouteTransition: () => ({ startRouteTransition: (go: () => void) => go() }),
  Button: button,
  PopupList: { Button: button },
  SetStepNav: () => null,
  Gutter: ({ children }: { children: ReactNode }) => children,
  ConfirmationModal: ({ heading, body, confirmLabel, onConfirm }: Asked) =>
    createElement('section', {}, heading, ' ', body, button({ children: confirmLabel, onClick: onConfirm })),
}

/** Draws a part, which is taken away when the test ends. */
export async function operated(
  part: ReactNode,
  replies: (sent: Sent) => Reply | Promise<Reply> = () => ({}),
): Promise<Operated> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const sent: Sent[] = []
  const went: string[] = []
  const refresh = vi.fn()
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, { method = 'GET', body } = {}) => {
    const asked = { method, address: String(address), said: typeof body === 'string' ? JSON.parse(body) : body }
    sent.push(asked)
    const reply = await replies(asked)
    if (!reply) throw new TypeError('fetch failed')
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 })
  })
  onTestFinished(async () => {
    await act(() => root.unmount())
    page.remove()
    fetched.mockRestore()
    toasts.length = 0
    for (const name of Object.keys(cmsSays)) delete cmsSays[name]
  })
  const router = { refresh, push: (address: string) => went.push(address) } as never
  await act(() => root.render(createElement(AppRouterContext.Provider, { value: router }, part)))
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const part = page.querySelector<Found>(selector)
    if (!part) throw new Error(`There is no ${selector} in ${page.innerHTML}`)
    return part
  }
  const pressable = (called: string): HTMLElement => {
    const all = [...page.querySelectorAll<HTMLElement>('button, a, label')]
    return all.find((one) => wordsIn(one) === called || one.getAttribute('aria-label') === called) ?? find(called)
  }
  return {
    ...{ page, sent, went, find },
    refreshed: () => refresh.mock.calls.length,
    text: () => wordsIn(page),
    press: (called) => acted(() => pressable(called).click()),
    write: (selector, text) =>
      acted(() => {
        const field = find<HTMLInputElement>(selector)
        // React hears of a value only where it was not set by its own hand.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
      }),
    send: () => acted(() => find<HTMLFormElement>('form').requestSubmit()),
    key: (selector, key) =>
      acted(() => {
        find(selector).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }),
    does: acted,
    wait: (milliseconds) =>
      acted(async () => {
        await vi.advanceTimersByTimeAsync(milliseconds)
      }),
  }
}

/** Work with all that React makes of it. */
async function acted(work: () => void | Promise<void>): Promise<void> {
  await act(async () => work())
}

const wordsIn = (element: HTMLElement): string => {
  const texts = [...element.childNodes].map((node) =>
    node instanceof HTMLElement ? ` ${wordsIn(node)} ` : (node.textContent ?? ''),
  )
  return texts.join('').replaceAll(/\s+/g, ' ').trim()
}
