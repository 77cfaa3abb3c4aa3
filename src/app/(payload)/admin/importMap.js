import { Together as Together_8067c0e8182bc8597269b3cd786804fe } from '../../../../collections/components/together.tsx'
import { WordsCell as WordsCell_395ec36f6dcecea27e560a02ca4b4042 } from '../../../../collections/components/cells.tsx'
import { RuleCell as RuleCell_e5b77c01bb16741b84f3d6bc2daad9a1 } from '../../../../src/desk/views/rule-cell.tsx'
import { RulePreview as RulePreview_34167e2edcf2fd9825b356f5610c841f } from '../../../../collections/components/rule-preview.tsx'
import { ComputedDay as ComputedDay_4115f4ced191dbc87b5f2e0ebdbf1ede } from '../../../../collections/components/override.tsx'
import { DayField as DayField_d0992f0b3d3db4ac1a47296c07a8fe62 } from '../../../../collections/components/day-field.tsx'
import { Replaces as Replaces_4115f4ced191dbc87b5f2e0ebdbf1ede } from '../../../../collections/components/override.tsx'
import { OverrideLabel as OverrideLabel_4115f4ced191dbc87b5f2e0ebdbf1ede } from '../../../../collections/components/override.tsx'
import { ChosenCell as ChosenCell_395ec36f6dcecea27e560a02ca4b4042 } from '../../../../collections/components/cells.tsx'
import { Choices as Choices_b3d11326fa40c37e4ad5bef7935677ad } from '../../../../collections/components/choices.tsx'
import { CountriesCell as CountriesCell_395ec36f6dcecea27e560a02ca4b4042 } from '../../../../collections/components/cells.tsx'
import { CountryChoices as CountryChoices_b16a5200b8e9be24d516e0c5955a4e7b } from '../../../../collections/components/country-choices.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { WordCount as WordCount_1ce2cbc320fe7488573d9521541f5f6f } from '../../../../collections/components/word-count.tsx'
import { RowLabel as RowLabel_fb628017b5460300e13549106079d732 } from '../../../../collections/components/row-label.tsx'
import { Review as Review_91129821e7aa5a25c0a8e94c42c4b339 } from '../../../../collections/components/review.tsx'
import { ReviewCell as ReviewCell_1bf59986d82c376c321a5d9262b6f90f } from '../../../../src/desk/views/review-cell.tsx'
import { Checks as Checks_2c08b47fae696223c75967b5ca726f25 } from '../../../../collections/components/checks.tsx'
import { Score as Score_de4097f78a22219e08636b53c3704cc2 } from '../../../../collections/components/score.tsx'
import { ScoreCell as ScoreCell_395ec36f6dcecea27e560a02ca4b4042 } from '../../../../collections/components/cells.tsx'
import { Proof as Proof_a94de90d0b595609a0beec1ddd6fd461 } from '../../../../collections/components/proof.tsx'
import { UsedByField as UsedByField_20fa095f96db97b5ee9db22ff787c4b7 } from '../../../../collections/components/used-by.tsx'
import { Schedule as Schedule_f6500f98a912bfbc473738cd82550a84 } from '../../../../collections/components/schedule.tsx'
import { ListFilters as ListFilters_2835fc7e12511dbef22e56733a4c6f4c } from '../../../../collections/components/list-filters.tsx'
import { OrderOfView as OrderOfView_92a1ecb27d6c83b1951fbed15c41a1f3 } from '../../../../collections/components/order-of-view.tsx'
import { ExportChosen as ExportChosen_da89dc3ffc523c191e7ebf316cfa0797 } from '../../../../collections/components/export-chosen.tsx'
import { ChosenUsedBy as ChosenUsedBy_7a7028634ad71aaff22055184c8686bf } from '../../../../collections/components/chosen-used-by.tsx'
import { ToTheTrash as ToTheTrash_399d4525adffc3a7ab3835cab98fda57 } from '../../../../collections/components/take-away.tsx'
import { Status as Status_d288e4b77aaffcbba34c96d7784c4492 } from '../../../../collections/components/status.tsx'
import { Unpublish as Unpublish_399d4525adffc3a7ab3835cab98fda57 } from '../../../../collections/components/take-away.tsx'
import { Versions as Versions_8563a91abe406ea80351d03cf3afc3f8 } from '../../../../src/audit/views/versions.tsx'
import { VersionCompared as VersionCompared_27c34cc38fe85eb4406c70e2aad64aab } from '../../../../src/audit/views/version.tsx'
import { Begin as Begin_c5f3ced1851a2a2a004a3d545e1a87eb } from '../../../../collections/components/begin.tsx'
import { ColourCell as ColourCell_395ec36f6dcecea27e560a02ca4b4042 } from '../../../../collections/components/cells.tsx'
import { ColourField as ColourField_95359e42c2d63246a57b976c023cf8c6 } from '../../../../collections/components/colour-field.tsx'
import { PicksCalendar as PicksCalendar_0f37706fc0b04185b3ed5746a2a35e9e } from '../../../../collections/components/picks-calendar.tsx'
import { Rules as Rules_0b7b0dd54493747f7e6135b53357eaa3 } from '../../../../src/sign-in/views/rules.tsx'
import { PersonView as PersonView_05b6a353cc99d4b1ec64949bfbea4ebb } from '../../../../src/sign-in/views/person.tsx'
import { Invite as Invite_ffbc9469b5ef6b34024f6e677f38db3f } from '../../../../src/sign-in/views/invite.tsx'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { Icon as Icon_a345f5d06c2b76e21175d9fa1668dc50 } from '../../../../collections/components/logo.tsx'
import { Logo as Logo_a345f5d06c2b76e21175d9fa1668dc50 } from '../../../../collections/components/logo.tsx'
import { Find as Find_97eac78a946b8b7237a42f738a0cc3c6 } from '../../../../src/desk/views/find.tsx'
import { AuditLink as AuditLink_1b49c640b0c8f81cdc3e7662ee4dfbe4 } from '../../../../src/audit/views/link.tsx'
import { KeysLink as KeysLink_7ef89c72eca5ca35d588b9146b7f470b } from '../../../../src/keys/views/link.tsx'
import { WebhooksLink as WebhooksLink_4dd5eabcf80ccd4fb7e4d7ad865acfa0 } from '../../../../src/webhooks/views/link.tsx'
import { WaitsForMe as WaitsForMe_bbc7496eccd2933bbfb9f9f4666f942f } from '../../../../collections/components/waits-for-me.tsx'
import { TroubledPlans as TroubledPlans_868af12238a5c961f1537acd9b4ae2be } from '../../../../src/desk/views/troubled-plans.tsx'
import { NextToWrite as NextToWrite_666480351248761f470f8363acb1f44b } from '../../../../src/desk/views/next-to-write.tsx'
import { Waiting as Waiting_4d18b7d9c80d06bc324e2caabfd4eeac } from '../../../../collections/components/waiting.tsx'
import { Jobs as Jobs_04ebf5a4146ff0d851e40b1923c98c50 } from '../../../../collections/components/jobs.tsx'
import { TroubledOutlets as TroubledOutlets_6aace6f4a05068e1eb30c1ba56faaef5 } from '../../../../collections/components/outlets.tsx'
import { BrokenLinks as BrokenLinks_91cb91fe28434f00b43d127e38375843 } from '../../../../collections/components/links.tsx'
import { TroubledWebhooks as TroubledWebhooks_e630c230ce6cfeaea3c0ff5a2d736b96 } from '../../../../src/webhooks/views/troubled.tsx'
import { DeskLinks as DeskLinks_8075518313ab0e29dff5d98e71cb70fb } from '../../../../src/desk/views/links.tsx'
import { ImportLink as ImportLink_f1c379d73d2fb88feb07159b6a440c89 } from '../../../../src/import/views/link.tsx'
import { GuideLink as GuideLink_13336f5fd8a5f58c2492420c25664b7c } from '../../../../src/guide/views/link.tsx'
import { Named as Named_fcf7ba05985c26bae8b6078992a085a4 } from '../../../../collections/components/named.tsx'
import { Login as Login_0d25f93b18fea9b3ce7d2f3945a7f8b3 } from '../../../../src/sign-in/views/login.tsx'
import { Forgot as Forgot_f4b819ca9a5df08ffb78955a079997dd } from '../../../../src/sign-in/views/forgot.tsx'
import { Account as Account_3912b041dd1b0e76a5c42b60f15d2d74 } from '../../../../src/sign-in/views/account.tsx'
import { SetPassword as SetPassword_7ab474b85abd5be01f89c467f440829a } from '../../../../src/sign-in/views/set-password.tsx'
import { FirstPerson as FirstPerson_a9db73e2f2a3bb08cc73fbc22574828d } from '../../../../src/sign-in/views/first-person.tsx'
import { Audit as Audit_be0a075d9396e881f2b92d9fd160b5cf } from '../../../../src/audit/views/audit.tsx'
import { Plans as Plans_05e451c8edc48b22d70cdb308c3b1626 } from '../../../../src/desk/views/plans.tsx'
import { Backlog as Backlog_5ba344d9b38ab63ad758fdcd297face0 } from '../../../../src/desk/views/backlog.tsx'
import { UncheckedEntries as UncheckedEntries_8cba12c94a1e051d2010b02f9313b011 } from '../../../../src/desk/views/unchecked.tsx'
import { ImportAndExport as ImportAndExport_a661698f8a1b45278077689ea80674ce } from '../../../../src/import/views/import-and-export.tsx'
import { Guide as Guide_b4aea39b44275dca01fd6f868b076408 } from '../../../../src/guide/views/guide.tsx'
import { Keys as Keys_eb8685cd6f09357912ce14280fb73fce } from '../../../../src/keys/views/keys.tsx'
import { Webhooks as Webhooks_acfcdae778ef96dce1300fc423352740 } from '../../../../src/webhooks/views/webhooks.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/collections/components/together.tsx#Together": Together_8067c0e8182bc8597269b3cd786804fe,
  "/collections/components/cells.tsx#WordsCell": WordsCell_395ec36f6dcecea27e560a02ca4b4042,
  "/src/desk/views/rule-cell.tsx#RuleCell": RuleCell_e5b77c01bb16741b84f3d6bc2daad9a1,
  "/collections/components/rule-preview.tsx#RulePreview": RulePreview_34167e2edcf2fd9825b356f5610c841f,
  "/collections/components/override.tsx#ComputedDay": ComputedDay_4115f4ced191dbc87b5f2e0ebdbf1ede,
  "/collections/components/day-field.tsx#DayField": DayField_d0992f0b3d3db4ac1a47296c07a8fe62,
  "/collections/components/override.tsx#Replaces": Replaces_4115f4ced191dbc87b5f2e0ebdbf1ede,
  "/collections/components/override.tsx#OverrideLabel": OverrideLabel_4115f4ced191dbc87b5f2e0ebdbf1ede,
  "/collections/components/cells.tsx#ChosenCell": ChosenCell_395ec36f6dcecea27e560a02ca4b4042,
  "/collections/components/choices.tsx#Choices": Choices_b3d11326fa40c37e4ad5bef7935677ad,
  "/collections/components/cells.tsx#CountriesCell": CountriesCell_395ec36f6dcecea27e560a02ca4b4042,
  "/collections/components/country-choices.tsx#CountryChoices": CountryChoices_b16a5200b8e9be24d516e0c5955a4e7b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/collections/components/word-count.tsx#WordCount": WordCount_1ce2cbc320fe7488573d9521541f5f6f,
  "/collections/components/row-label.tsx#RowLabel": RowLabel_fb628017b5460300e13549106079d732,
  "/collections/components/review.tsx#Review": Review_91129821e7aa5a25c0a8e94c42c4b339,
  "/src/desk/views/review-cell.tsx#ReviewCell": ReviewCell_1bf59986d82c376c321a5d9262b6f90f,
  "/collections/components/checks.tsx#Checks": Checks_2c08b47fae696223c75967b5ca726f25,
  "/collections/components/score.tsx#Score": Score_de4097f78a22219e08636b53c3704cc2,
  "/collections/components/cells.tsx#ScoreCell": ScoreCell_395ec36f6dcecea27e560a02ca4b4042,
  "/collections/components/proof.tsx#Proof": Proof_a94de90d0b595609a0beec1ddd6fd461,
  "/collections/components/used-by.tsx#UsedByField": UsedByField_20fa095f96db97b5ee9db22ff787c4b7,
  "/collections/components/schedule.tsx#Schedule": Schedule_f6500f98a912bfbc473738cd82550a84,
  "/collections/components/list-filters.tsx#ListFilters": ListFilters_2835fc7e12511dbef22e56733a4c6f4c,
  "/collections/components/order-of-view.tsx#OrderOfView": OrderOfView_92a1ecb27d6c83b1951fbed15c41a1f3,
  "/collections/components/export-chosen.tsx#ExportChosen": ExportChosen_da89dc3ffc523c191e7ebf316cfa0797,
  "/collections/components/chosen-used-by.tsx#ChosenUsedBy": ChosenUsedBy_7a7028634ad71aaff22055184c8686bf,
  "/collections/components/take-away.tsx#ToTheTrash": ToTheTrash_399d4525adffc3a7ab3835cab98fda57,
  "/collections/components/status.tsx#Status": Status_d288e4b77aaffcbba34c96d7784c4492,
  "/collections/components/take-away.tsx#Unpublish": Unpublish_399d4525adffc3a7ab3835cab98fda57,
  "/src/audit/views/versions.tsx#Versions": Versions_8563a91abe406ea80351d03cf3afc3f8,
  "/src/audit/views/version.tsx#VersionCompared": VersionCompared_27c34cc38fe85eb4406c70e2aad64aab,
  "/collections/components/begin.tsx#Begin": Begin_c5f3ced1851a2a2a004a3d545e1a87eb,
  "/collections/components/cells.tsx#ColourCell": ColourCell_395ec36f6dcecea27e560a02ca4b4042,
  "/collections/components/colour-field.tsx#ColourField": ColourField_95359e42c2d63246a57b976c023cf8c6,
  "/collections/components/picks-calendar.tsx#PicksCalendar": PicksCalendar_0f37706fc0b04185b3ed5746a2a35e9e,
  "/src/sign-in/views/rules.tsx#Rules": Rules_0b7b0dd54493747f7e6135b53357eaa3,
  "/src/sign-in/views/person.tsx#PersonView": PersonView_05b6a353cc99d4b1ec64949bfbea4ebb,
  "/src/sign-in/views/invite.tsx#Invite": Invite_ffbc9469b5ef6b34024f6e677f38db3f,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "/collections/components/logo.tsx#Icon": Icon_a345f5d06c2b76e21175d9fa1668dc50,
  "/collections/components/logo.tsx#Logo": Logo_a345f5d06c2b76e21175d9fa1668dc50,
  "/src/desk/views/find.tsx#Find": Find_97eac78a946b8b7237a42f738a0cc3c6,
  "/src/audit/views/link.tsx#AuditLink": AuditLink_1b49c640b0c8f81cdc3e7662ee4dfbe4,
  "/src/keys/views/link.tsx#KeysLink": KeysLink_7ef89c72eca5ca35d588b9146b7f470b,
  "/src/webhooks/views/link.tsx#WebhooksLink": WebhooksLink_4dd5eabcf80ccd4fb7e4d7ad865acfa0,
  "/collections/components/waits-for-me.tsx#WaitsForMe": WaitsForMe_bbc7496eccd2933bbfb9f9f4666f942f,
  "/src/desk/views/troubled-plans.tsx#TroubledPlans": TroubledPlans_868af12238a5c961f1537acd9b4ae2be,
  "/src/desk/views/next-to-write.tsx#NextToWrite": NextToWrite_666480351248761f470f8363acb1f44b,
  "/collections/components/waiting.tsx#Waiting": Waiting_4d18b7d9c80d06bc324e2caabfd4eeac,
  "/collections/components/jobs.tsx#Jobs": Jobs_04ebf5a4146ff0d851e40b1923c98c50,
  "/collections/components/outlets.tsx#TroubledOutlets": TroubledOutlets_6aace6f4a05068e1eb30c1ba56faaef5,
  "/collections/components/links.tsx#BrokenLinks": BrokenLinks_91cb91fe28434f00b43d127e38375843,
  "/src/webhooks/views/troubled.tsx#TroubledWebhooks": TroubledWebhooks_e630c230ce6cfeaea3c0ff5a2d736b96,
  "/src/desk/views/links.tsx#DeskLinks": DeskLinks_8075518313ab0e29dff5d98e71cb70fb,
  "/src/import/views/link.tsx#ImportLink": ImportLink_f1c379d73d2fb88feb07159b6a440c89,
  "/src/guide/views/link.tsx#GuideLink": GuideLink_13336f5fd8a5f58c2492420c25664b7c,
  "/collections/components/named.tsx#Named": Named_fcf7ba05985c26bae8b6078992a085a4,
  "/src/sign-in/views/login.tsx#Login": Login_0d25f93b18fea9b3ce7d2f3945a7f8b3,
  "/src/sign-in/views/forgot.tsx#Forgot": Forgot_f4b819ca9a5df08ffb78955a079997dd,
  "/src/sign-in/views/account.tsx#Account": Account_3912b041dd1b0e76a5c42b60f15d2d74,
  "/src/sign-in/views/set-password.tsx#SetPassword": SetPassword_7ab474b85abd5be01f89c467f440829a,
  "/src/sign-in/views/first-person.tsx#FirstPerson": FirstPerson_a9db73e2f2a3bb08cc73fbc22574828d,
  "/src/audit/views/audit.tsx#Audit": Audit_be0a075d9396e881f2b92d9fd160b5cf,
  "/src/desk/views/plans.tsx#Plans": Plans_05e451c8edc48b22d70cdb308c3b1626,
  "/src/desk/views/backlog.tsx#Backlog": Backlog_5ba344d9b38ab63ad758fdcd297face0,
  "/src/desk/views/unchecked.tsx#UncheckedEntries": UncheckedEntries_8cba12c94a1e051d2010b02f9313b011,
  "/src/import/views/import-and-export.tsx#ImportAndExport": ImportAndExport_a661698f8a1b45278077689ea80674ce,
  "/src/guide/views/guide.tsx#Guide": Guide_b4aea39b44275dca01fd6f868b076408,
  "/src/keys/views/keys.tsx#Keys": Keys_eb8685cd6f09357912ce14280fb73fce,
  "/src/webhooks/views/webhooks.tsx#Webhooks": Webhooks_acfcdae778ef96dce1300fc423352740,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
