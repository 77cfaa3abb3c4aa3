import { Together as Together_8067c0e8182bc8597269b3cd786804fe } from '../../../../collections/components/together.tsx'
import { RowLabel as RowLabel_fb628017b5460300e13549106079d732 } from '../../../../collections/components/row-label.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { Choices as Choices_b3d11326fa40c37e4ad5bef7935677ad } from '../../../../collections/components/choices.tsx'
import { CountryChoices as CountryChoices_b16a5200b8e9be24d516e0c5955a4e7b } from '../../../../collections/components/country-choices.tsx'
import { Score as Score_de4097f78a22219e08636b53c3704cc2 } from '../../../../collections/components/score.tsx'
import { Status as Status_d288e4b77aaffcbba34c96d7784c4492 } from '../../../../collections/components/status.tsx'
import { Begin as Begin_c5f3ced1851a2a2a004a3d545e1a87eb } from '../../../../collections/components/begin.tsx'
import { RulePreview as RulePreview_34167e2edcf2fd9825b356f5610c841f } from '../../../../collections/components/rule-preview.tsx'
import { DayField as DayField_d0992f0b3d3db4ac1a47296c07a8fe62 } from '../../../../collections/components/day-field.tsx'
import { PicksCalendar as PicksCalendar_0f37706fc0b04185b3ed5746a2a35e9e } from '../../../../collections/components/picks-calendar.tsx'
import { Icon as Icon_a345f5d06c2b76e21175d9fa1668dc50 } from '../../../../collections/components/logo.tsx'
import { Logo as Logo_a345f5d06c2b76e21175d9fa1668dc50 } from '../../../../collections/components/logo.tsx'
import { Waiting as Waiting_4d18b7d9c80d06bc324e2caabfd4eeac } from '../../../../collections/components/waiting.tsx'
import { Jobs as Jobs_04ebf5a4146ff0d851e40b1923c98c50 } from '../../../../collections/components/jobs.tsx'
import { TroubledOutlets as TroubledOutlets_6aace6f4a05068e1eb30c1ba56faaef5 } from '../../../../collections/components/outlets.tsx'
import { BrokenLinks as BrokenLinks_91cb91fe28434f00b43d127e38375843 } from '../../../../collections/components/links.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/collections/components/together.tsx#Together": Together_8067c0e8182bc8597269b3cd786804fe,
  "/collections/components/row-label.tsx#RowLabel": RowLabel_fb628017b5460300e13549106079d732,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/components/choices.tsx#Choices": Choices_b3d11326fa40c37e4ad5bef7935677ad,
  "/collections/components/country-choices.tsx#CountryChoices": CountryChoices_b16a5200b8e9be24d516e0c5955a4e7b,
  "/collections/components/score.tsx#Score": Score_de4097f78a22219e08636b53c3704cc2,
  "/collections/components/status.tsx#Status": Status_d288e4b77aaffcbba34c96d7784c4492,
  "/collections/components/begin.tsx#Begin": Begin_c5f3ced1851a2a2a004a3d545e1a87eb,
  "/collections/components/rule-preview.tsx#RulePreview": RulePreview_34167e2edcf2fd9825b356f5610c841f,
  "/collections/components/day-field.tsx#DayField": DayField_d0992f0b3d3db4ac1a47296c07a8fe62,
  "/collections/components/picks-calendar.tsx#PicksCalendar": PicksCalendar_0f37706fc0b04185b3ed5746a2a35e9e,
  "/collections/components/logo.tsx#Icon": Icon_a345f5d06c2b76e21175d9fa1668dc50,
  "/collections/components/logo.tsx#Logo": Logo_a345f5d06c2b76e21175d9fa1668dc50,
  "/collections/components/waiting.tsx#Waiting": Waiting_4d18b7d9c80d06bc324e2caabfd4eeac,
  "/collections/components/jobs.tsx#Jobs": Jobs_04ebf5a4146ff0d851e40b1923c98c50,
  "/collections/components/outlets.tsx#TroubledOutlets": TroubledOutlets_6aace6f4a05068e1eb30c1ba56faaef5,
  "/collections/components/links.tsx#BrokenLinks": BrokenLinks_91cb91fe28434f00b43d127e38375843,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
