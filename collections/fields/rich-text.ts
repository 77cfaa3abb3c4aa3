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
import type { CollectionSlug } from 'payload'
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

/** Of what is no entry: its links are addresses. */
export const richText = editorWith([])

/** Of entries, which link to entries of their own catalogue: saves of one follow each other, so that what links can follow. */
export const richTextOf = Object.fromEntries(
  owners.map((owner) => [owner, editorWith(resourcesOf(owner).map((of) => collectionSlug(of) as CollectionSlug))]),
) as Record<OwnerId, ReturnType<typeof lexicalEditor>>
