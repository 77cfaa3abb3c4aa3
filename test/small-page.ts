/**
 * A small stand-in of a page for the scripts of pages, where there is no browser: elements with attributes, what is in them and who
 * listens, found by plain selectors. What browsers lay out, draw, parse and focus is not here.
 */
import { vi } from 'vitest'

type Listener = (event: SmallEvent) => unknown
type Inside = SmallElement | string

/** What happened to an element; the fields of its sort are what the test says. */
export type SmallEvent = Record<string, unknown> & { type: string; target: SmallElement; isPrevented: boolean }

export class SmallElement {
  readonly name: string
  readonly attributes = new Map<string, string>()
  readonly style = {
    set: new Map<string, string>(),
    setProperty: (name: string, to: string) => this.style.set.set(name, to),
  }
  childNodes: Inside[] = []
  parent: SmallElement | null = null
  hidden = false
  checked = false
  value = ''
  media = ''
  ariaPressed: string | null = null
  ariaSelected: string | null = null
  private readonly listeners: [type: string, Listener][] = []

  constructor(name: string, attributes: Readonly<Record<string, string>> = {}, ...within: Inside[]) {
    this.name = name
    for (const [attribute, value] of Object.entries(attributes)) this.setAttribute(attribute, value)
    this.append(...within)
  }

  get id(): string {
    return this.getAttribute('id') ?? ''
  }
  set id(id: string) {
    this.setAttribute('id', id)
  }

  readonly dataset = new Proxy({} as Record<string, string | undefined>, {
    get: (_, name) => this.attributes.get(dataName(name)),
    set: (_, name, value) => {
      this.attributes.set(dataName(name), value as string)
      return true
    },
    deleteProperty: (_, name) => {
      this.attributes.delete(dataName(name))
      return true
    },
  })

  setAttribute(name: string, value: string) {
    this.attributes.set(name, value)
  }
  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }
  removeAttribute(name: string) {
    this.attributes.delete(name)
  }

  get children(): SmallElement[] {
    return this.childNodes.filter((node) => typeof node !== 'string')
  }
  get textContent(): string {
    return this.childNodes.map((node) => (typeof node === 'string' ? node : node.textContent)).join('')
  }
  set textContent(text: string) {
    this.replaceChildren(text)
  }

  append(...nodes: Inside[]) {
    this.put(this.childNodes.length, nodes)
  }
  after(...nodes: Inside[]) {
    this.parent?.put(this.parent.childNodes.indexOf(this) + 1, nodes)
  }
  remove() {
    if (this.parent) this.parent.childNodes = this.parent.childNodes.filter((node) => node !== this)
    this.parent = null
  }
  replaceChildren(...nodes: Inside[]) {
    for (const child of this.children) child.remove()
    this.childNodes = []
    this.append(...nodes)
  }
  private put(at: number, nodes: readonly Inside[]) {
    for (const node of nodes) {
      if (typeof node === 'string') continue
      node.remove()
      node.parent = this
    }
    this.childNodes.splice(at, 0, ...nodes)
  }

  contains(other: SmallElement | null): boolean {
    return other !== null && (other === this || this.contains(other.parent))
  }
  querySelectorAll(selector: string): SmallElement[] {
    const ways = selector.split(', ').map((way) => way.split(' '))
    return this.within().filter((element) => ways.some((way) => isReached(element, way)))
  }
  private within(): SmallElement[] {
    return this.children.flatMap((child) => [child, ...child.within()])
  }
  querySelector(selector: string): SmallElement | null {
    return this.querySelectorAll(selector)[0] ?? null
  }
  closest(selector: string): SmallElement | null {
    return isMeant(this, selector) ? this : (this.parent?.closest(selector) ?? null)
  }
  get parentElement(): SmallElement | null {
    return this.parent
  }
  replaceWith(...nodes: Inside[]) {
    this.after(...nodes)
    this.remove()
  }
  scrollIntoView() {}
  focus() {
    focused = this
  }

  addEventListener(type: string, listener: Listener) {
    this.listeners.push([type, listener])
  }
  /** Lets something happen to it, and then to what it is in. */
  happens(type: string, fields: Readonly<Record<string, unknown>> = {}): SmallEvent {
    const event: SmallEvent = { ...fields, type, target: this, isPrevented: false }
    event.preventDefault = () => {
      event.isPrevented = true
    }
    for (let at: SmallElement | null = this; at !== null; at = at.parent)
      for (const [kind, listener] of at.listeners) if (kind === type) listener(event)
    return event
  }
}

let focused: SmallElement | null = null

/** What has the focus, as far as scripts gave it to something. */
export const focusedElement = () => focused

/** Whether an element is what the last part of a way means, within what the parts before it mean. */
function isReached(element: SmallElement, way: readonly string[]): boolean {
  const [last = '', ...before] = way.toReversed()
  if (!isMeant(element, last)) return false
  if (before.length === 0) return true
  for (let at = element.parent; at !== null; at = at.parent) if (isReached(at, before.toReversed())) return true
  return false
}

const dataName = (name: string | symbol): string =>
  `data-${String(name).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Whether an element is what a selector of one part means: a name, an id, classes, attributes. */
function isMeant(element: SmallElement, selector: string): boolean {
  const parts = selector.match(/^[a-z][\w-]*|#[\w-]+|\.[\w-]+|\[[^\]]+\]/g) ?? []
  if (parts.join('') !== selector) throw new Error(`The stand-in of a page knows no selector ${selector}.`)
  return parts.every((part) => {
    if (part.startsWith('#')) return element.id === part.slice(1)
    if (part.startsWith('.')) return (element.getAttribute('class') ?? '').split(' ').includes(part.slice(1))
    const [, attribute, value] = /^\[([\w-]+)(?:="([^"]*)")?\]$/.exec(part) ?? []
    if (attribute === undefined) return element.name === part
    return value === undefined ? element.attributes.has(attribute) : element.getAttribute(attribute) === value
  })
}

/** The fields of a form, by name, as they stand. */
class SmallForm {
  readonly fields: [name: string, value: string][]
  constructor(form: SmallElement) {
    this.fields = form
      .querySelectorAll('input, select')
      .flatMap((field) => (field.getAttribute('name') ? [[field.getAttribute('name') ?? '', field.value]] : []))
  }
  [Symbol.iterator]() {
    return this.fields[Symbol.iterator]()
  }
}

/** An empty page that scripts find as theirs, at an address, with what a browser keeps; `vi.unstubAllGlobals` takes it away. */
export function openPage(address = 'https://octavo.example/flowers') {
  const root = new SmallElement('html')
  const body = new SmallElement('body')
  const window = new SmallElement('window')
  root.append(body)
  const storage = new Map<string, string>()
  const gone: string[] = []
  vi.stubGlobal('document', {
    title: 'A page',
    documentElement: root,
    body,
    createElement: (name: string) => new SmallElement(name),
    querySelector: (selector: string) => root.querySelector(selector),
    querySelectorAll: (selector: string) => root.querySelectorAll(selector),
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
  vi.stubGlobal('location', { href: address, assign: (to: string) => void gone.push(to) })
  vi.stubGlobal('FormData', SmallForm)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  return { root, body, window, kept: storage, gone }
}

/** A browser that keeps nothing, and says so by failing. */
export const keepNothing = () =>
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('Nothing is kept here.')
    },
    setItem: () => {
      throw new Error('Nothing is kept here.')
    },
  })
