/**
 * The one table of who may do what, with the reasons of refusals. Every surface asks `may` or `mayWithPicture`: Payload's access
 * functions, the hooks of each document, its server functions, schedules and jobs.
 */
import { findService, type OwnerId, type ServiceId } from '#src/services.ts'
import { type Person, type Role, worksOn } from './person.ts'

/**
 * The states of an entry. “Own” means made by the person who asks; imported entries are nobody's. “Once public”: readers saw it before
 * and do not see it now. “Changed again”: readers see it, and newer changes wait.
 */
export const entryStates = [
  'new',
  'own draft',
  'draft of another',
  'published',
  'changed again',
  'once public',
  'trashed own draft',
  'trashed draft of another',
  'trashed once public',
] as const
export type State = (typeof entryStates)[number]

/** The actions on an entry. To change one is to save a draft of it; to restore a version is to make a draft of that version. */
export const actions = [
  'read',
  'readVersions',
  'create',
  'change',
  'restoreVersion',
  'duplicate',
  'publish',
  'unpublish',
  'schedule',
  'cancelSchedule',
  'trash',
  'restore',
  'destroy',
] as const
export type Action = (typeof actions)[number]

/** The lowest role that may; the roles above it may too. */
type Least = Role | 'nobody'

/** In these states this role and those above it may; others are refused with this reason. */
type Rule = { states: readonly State[]; least: Least; because: string }

const drafts = ['own draft', 'draft of another'] as const
const live = ['published', 'changed again'] as const
const present = [...drafts, ...live, 'once public'] as const
const trashed = ['trashed own draft', 'trashed draft of another', 'trashed once public'] as const

const always = 'Only people with a role do that.'
const whatReadersSee = 'Only editors and administrators decide what readers see.'
const inTheTrash: Rule = { states: trashed, least: 'nobody', because: 'It is in the trash: restore it first.' }

/** The reason where no rule of an action names the state: there is nothing to do. */
const table: Readonly<Record<Action, readonly Rule[]>> = {
  read: [{ states: [...present, ...trashed], least: 'writer', because: always }],
  readVersions: [{ states: [...present, ...trashed], least: 'writer', because: always }],
  create: [{ states: ['new'], least: 'writer', because: always }],
  change: [{ states: present, least: 'writer', because: always }, inTheTrash],
  restoreVersion: [{ states: present, least: 'writer', because: always }, inTheTrash],
  duplicate: [{ states: present, least: 'writer', because: always }, inTheTrash],
  publish: [{ states: ['new', ...present], least: 'editor', because: whatReadersSee }, inTheTrash],
  unpublish: [{ states: live, least: 'editor', because: whatReadersSee }],
  schedule: [{ states: present, least: 'editor', because: whatReadersSee }, inTheTrash],
  cancelSchedule: [{ states: [...present, ...trashed], least: 'editor', because: whatReadersSee }],
  trash: [
    { states: ['own draft'], least: 'writer', because: always },
    { states: ['draft of another'], least: 'editor', because: 'Writers throw away drafts of their own only.' },
    { states: [...live, 'once public'], least: 'editor', because: 'Only editors throw away what was once public.' },
  ],
  restore: [
    { states: ['trashed own draft'], least: 'writer', because: always },
    { states: ['trashed draft of another'], least: 'editor', because: 'Writers restore drafts of their own only.' },
    { states: ['trashed once public'], least: 'editor', because: 'Only editors restore what was once public.' },
  ],
  destroy: [
    { states: [...present, ...trashed], least: 'administrator', because: 'Only administrators delete for good.' },
  ],
}

/** The states of a picture: published entries show it, only drafts or waiting changes hold it, or no entry does, by who added it. */
export const pictureStates = ['shown', 'held', 'own', 'of another'] as const
export type PictureState = (typeof pictureStates)[number]

/** The actions on a picture that a person sees (src/editing/picture-sight.ts); anyone signed in may add pictures. */
export const pictureActions = ['change', 'destroy'] as const
export type PictureAction = (typeof pictureActions)[number]

const ofPictures: Readonly<Record<PictureAction, Readonly<Record<PictureState, { least: Least; because: string }>>>> = {
  change: {
    shown: { least: 'editor', because: whatReadersSee },
    held: { least: 'writer', because: always },
    own: { least: 'writer', because: always },
    'of another': { least: 'editor', because: 'Writers change pictures that they added, or that their entries hold.' },
  },
  destroy: {
    shown: { least: 'administrator', because: 'Only administrators delete a picture that entries hold.' },
    held: { least: 'administrator', because: 'Only administrators delete a picture that entries hold.' },
    own: { least: 'writer', because: always },
    'of another': { least: 'administrator', because: 'Only administrators delete the pictures of others.' },
  },
}

/** Documents of a service that are no entries: everyone signed in sees them, and saving one publishes it. */
export const sharedKinds = ['card', 'pick', 'outlet', 'headline'] as const
export type SharedKind = (typeof sharedKinds)[number]
/** The actions on such documents. */
export type SharedAction = 'create' | 'change' | 'destroy'

const ofShared: Readonly<Record<SharedKind, Readonly<Record<SharedAction, Least>>>> = {
  card: { create: 'editor', change: 'editor', destroy: 'nobody' },
  pick: { create: 'editor', change: 'editor', destroy: 'editor' },
  outlet: { create: 'editor', change: 'editor', destroy: 'editor' },
  headline: { create: 'editor', change: 'editor', destroy: 'editor' },
}

/** The states of an entry's review. An entry that was never under review is being written. */
export const reviewStates = ['writing', 'in review', 'changes asked', 'approved'] as const
export type ReviewState = (typeof reviewStates)[number]

/** The actions of a review. The first four lead from one state to another. */
export const reviewActions = [
  'ask for review',
  'approve',
  'ask for changes',
  'take back',
  'take on',
  'assign',
  'set a re-check',
  'comment',
  'resolve',
] as const
export type ReviewAction = (typeof reviewActions)[number]

type ReviewRule = { from: readonly ReviewState[]; least: Least; because: string }

const readByEditors = 'Only editors and administrators approve, or ask for changes.'
const ofReviews: Readonly<Record<ReviewAction, ReviewRule>> = {
  'ask for review': { from: ['writing', 'changes asked'], least: 'writer', because: always },
  approve: { from: ['in review'], least: 'editor', because: readByEditors },
  'ask for changes': { from: ['in review', 'approved'], least: 'editor', because: readByEditors },
  'take back': { from: ['in review', 'changes asked', 'approved'], least: 'writer', because: always },
  'take on': { from: reviewStates, least: 'writer', because: always },
  assign: { from: reviewStates, least: 'editor', because: 'Only editors and administrators assign work to others.' },
  'set a re-check': { from: reviewStates, least: 'editor', because: 'Only editors and administrators plan re-checks.' },
  comment: { from: reviewStates, least: 'writer', because: always },
  resolve: { from: reviewStates, least: 'writer', because: always },
}

/** An answer; a refusal gives its reason in plain words. */
export type Verdict = { isAllowed: true } | { isAllowed: false; reason: string }

const allowed: Verdict = { isAllowed: true }
const refused = (reason: string): Verdict => ({ isAllowed: false, reason })

/** Whether a person, null for a stranger, may do this with an entry of a service in this state. */
export function may(
  person: Person | null,
  action: Action,
  { service, state }: { service: OwnerId; state: State },
): Verdict {
  const rule = table[action].find((one) => one.states.includes(state))
  return (
    atWork(person, [service]) ??
    (rule ? ranked(person, rule) : refused('With how it stands there is no such thing to do.'))
  )
}

/** Whether there is any state in which the person may: it decides what is offered before an entry is known. */
export const mayEver = (person: Person | null, action: Action, service: OwnerId): boolean =>
  entryStates.some((state) => may(person, action, { service, state }).isAllowed)

/** Whether a person may do this with a picture; `services` are those whose entries show or hold it. */
export const mayWithPicture = (
  person: Person | null,
  action: PictureAction,
  { services, state }: { services: readonly OwnerId[]; state: PictureState },
): Verdict => atWork(person, services) ?? ranked(person, ofPictures[action][state])

/** Whether a person may do this with a document that is no entry: of this service or, without one, of any they work on. */
export const mayWithShared = (
  person: Person | null,
  action: SharedAction,
  { kind, service }: { kind: SharedKind; service?: ServiceId | undefined },
): Verdict =>
  atWork(person, service ? [service] : []) ??
  ranked(person, {
    least: ofShared[kind][action],
    because: ofShared[kind][action] === 'nobody' ? 'A catalogue keeps its card: change it instead.' : whatReadersSee,
  })

/**
 * Whether a person may take this action of a review, in these states of entry and review. `isAlone`: its catalogue asks for two people,
 * and this person wrote the last change.
 */
export function mayInReview(
  person: Person | null,
  action: ReviewAction,
  { service, state, review, isAlone }: { service: OwnerId; state: State; review: ReviewState; isAlone: boolean },
): Verdict {
  const rule = ofReviews[action]
  const elsewhere = atWork(person, [service])
  if (elsewhere) return elsewhere
  if (trashed.includes(state as (typeof trashed)[number])) return refused(inTheTrash.because)
  const verdict = ranked(person, rule)
  if (!verdict.isAllowed) return verdict
  if (!rule.from.includes(review)) return refused(notFrom[review])
  return action === 'approve' ? withAnother(isAlone) : allowed
}

/** Refuses a person who is alone: in a catalogue that asks for two people, somebody else has to approve their change first. */
export const withAnother = (isAlone: boolean): Verdict =>
  isAlone
    ? refused('You wrote the last change, and this catalogue asks for two people: somebody else approves it first.')
    : allowed

/** Why an action is not possible in each state of the review. */
const notFrom: Readonly<Record<ReviewState, string>> = {
  writing: 'Nobody has asked for a review yet.',
  'in review': 'It is in review already.',
  'changes asked': 'Changes were asked for: make them, then ask for a review again.',
  approved: 'It is approved already.',
}

/** Refuses strangers, and people who work only on other catalogues. */
function atWork(person: Person | null, services: readonly OwnerId[]): Verdict | null {
  if (!person) return refused('Sign in first.')
  const other = services.find((service) => !worksOn(person, service))
  return other ? refused(`You do not work on ${findService(other)?.title ?? other}.`) : null
}

const ranks: Readonly<Record<Least, number>> = { writer: 1, editor: 2, administrator: 3, nobody: 4 }

const ranked = (person: Person | null, { least, because }: { least: Least; because: string }): Verdict =>
  person?.role && ranks[person.role] >= ranks[least] ? allowed : refused(because)
