/** The rich text editor: the few things a section needs, each of which Markdown can say. */
import {
  BlockquoteFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { type CollectionSlug, type FieldHook, ValidationError } from 'payload'
import { richTextProblem } from '#src/markdown/offered.ts'
import { resourcesOf } from '#src/read-model/resources/index.ts'
import { type OwnerId, owners } from '#src/services.ts'
import { collectionSlug } from '../slugs.ts'

/** Paragraphs, two levels of headings, bold, italic, links, lists, quotes and tables; links lead to entries of these collections, too. */
const editorWith = (enabledCollections: CollectionSlug[]) =>
  lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      LinkFeature({ enabledCollections, maxDepth: 0 }),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      EXPERIMENTAL_TableFeature(),
      InlineToolbarFeature(),
      FixedToolbarFeature(),
    ],
  })

/** The editor for documents that are no entries: links are addresses. */
export const richText = editorWith([])

/** The editors for entries. They link to their own catalogue only: its saves are made in turn, so that linking entries can follow. */
export const richTextOf = Object.fromEntries(
  owners.map((owner) => [
    owner,
    editorWith(resourcesOf(owner).map((resource) => collectionSlug(resource) as CollectionSlug)),
  ]),
) as Record<OwnerId, ReturnType<typeof lexicalEditor>>

/** Refuses what the editor does not offer, in drafts too: no code that reads texts could handle it. */
export const offeredAlone: FieldHook = ({ value, collection, field, path, req }) => {
  const problem = richTextProblem(value)
  if (problem === null) return value
  const label = typeof field.label === 'string' ? field.label : String(field.name)
  const errors = [{ path: path.join('.'), label, message: problem }]
  throw new ValidationError({ ...(collection && { collection: collection.slug }), errors, req }, req.t)
}
