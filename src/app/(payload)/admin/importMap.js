import { LeadOverview as LeadOverview_a274b6af6060c0da268b7c1861474920 } from '../../../admin/lead/LeadOverview'
import { AssignField as AssignField_ba9d64db772c32ba837600947b12187b } from '../../../admin/lead/AssignField'
import { MomentCell as MomentCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { MomentField as MomentField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { NotDrawn as NotDrawn_b84794ddb79e90589cd1e6f49ceb4b12 } from '../../../admin/fields/NotDrawn'
import { SentField as SentField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { ReferenceCell as ReferenceCell_a7f616763f5bfcae10194c3de6997e2f } from '../../../admin/fields/ReferenceCell'
import { ReferenceField as ReferenceField_7b196a0029559dd481bfa02bfd6baa5f } from '../../../admin/fields/ReferenceField'
import { DollarsCell as DollarsCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { DollarsField as DollarsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { TradeField as TradeField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { FlagCell as FlagCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { VisitField as VisitField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { ListLabels as ListLabels_ff4dafcef1b3776208bec1415eed7607 } from '../../../admin/list/ListLabels'
import { NewTitle as NewTitle_03656c8831aa313479a6d6600bd2bd71 } from '../../../admin/frame/NewTitle'
import { TabTitle as TabTitle_c69daf2a24307ee639f6cc82b155ae3a } from '../../../admin/frame/TabTitle'
import { StayHere as StayHere_7f534f53ad6bf53e787d014f091bfd4f } from '../../../admin/frame/StayHere'
import { FormMoments as FormMoments_ebf764a27e0687ac794156498e5ce8ee } from '../../../admin/frame/FormMoments'
import { RowHistory as RowHistory_1cfd16dbc58268648d22b4c069a9e07b } from '../../../admin/history/RowHistory'
import { ToInbox as ToInbox_3549249f14e8b0f5cf6499da1f3bb38b } from '../../../admin/inbox/ToInbox'
import { ListBatches as ListBatches_a709ad22da1a66ea4461742fa7a84096 } from '../../../admin/undo/ListBatches'
import { MakesField as MakesField_0a7cfd9a904db96ddcfc3f10592e4bf2 } from '../../../admin/makes/MakesField'
import { ToRules as ToRules_b0d5d6146fbdcc0a41816ae1f4d048a7 } from '../../../admin/rules/ToRules'
import { RelatedRecords as RelatedRecords_7a27ec55dc9eb0f11b62aba2e1cab68e } from '../../../admin/related/RelatedRecords'
import { ReservationActions as ReservationActions_349d8c049abd4aaf0e3b8d24e5d9904f } from '../../../admin/reservation/ReservationActions'
import { ConsentField as ConsentField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { ValuationPhotos as ValuationPhotos_c41e191f7e416f6876b708e9474885a0 } from '../../../admin/valuation/ValuationPhotos'
import { KmCell as KmCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { KmField as KmField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { AnswersField as AnswersField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { DayField as DayField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { GuideField as GuideField_536bb77f60a2b6557002fe3411d5f136 } from '../../../admin/sent-data/fields'
import { CentsCell as CentsCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { CentsField as CentsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { BookForShopper as BookForShopper_d2752da043e9f16abe9e40b4664c9960 } from '../../../admin/bookings/BookForShopper'
import { CarCell as CarCell_017a4fa2827fe5547782e02a38b7e832 } from '../../../admin/fields/carName'
import { CarField as CarField_017a4fa2827fe5547782e02a38b7e832 } from '../../../admin/fields/carName'
import { TouchedField as TouchedField_f68df177a137295b3f8a20b3b67523ae } from '../../../admin/car/TouchedField'
import { OpenAtField as OpenAtField_74f5e2dd28b95b9d0895b4d5c4b82148 } from '../../../admin/car/OpenAtField'
import { CarSummary as CarSummary_554434adbe8a25a285b5bea027b79bdf } from '../../../admin/car/CarSummary'
import { PhotosField as PhotosField_43bca2930b90e660f7c6f0e6a3cbd15e } from '../../../admin/photos/PhotosField'
import { LinesField as LinesField_5be33a5b1932287a7477ae7cef91c404 } from '../../../admin/fields/LinesField'
import { PartsField as PartsField_b6740a6ed0626541dea03976e7283054 } from '../../../admin/fields/PartsField'
import { CarHistory as CarHistory_8e56e0d45c735257ed2b3050af1e9f77 } from '../../../admin/car-history/CarHistory'
import { ToCars as ToCars_c482176cd7cf2ca50816020acb3c3326 } from '../../../admin/cars/ToCars'
import { RulePreview as RulePreview_42a46d3d408852afb4d0ab6294fd17e6 } from '../../../admin/merchandising/RulePreview'
import { ToMerchandising as ToMerchandising_a4d318793cbeda1dd79c8199826be170 } from '../../../admin/merchandising/ToMerchandising'
import { FeedState as FeedState_555dd88e67a6c255ea3ab07491c52c6d } from '../../../admin/feed/FeedState'
import { TypedDate as TypedDate_bc101354654d19624cdfb506626da14f } from '../../../admin/fields/TypedDate'
import { ToRehearsal as ToRehearsal_5c2d87877d14c60cb5b4a05c6bb153e2 } from '../../../admin/rehearsal/ToRehearsal'
import { FeedHistory as FeedHistory_af6ce773afef7259b66bc19209fa12d3 } from '../../../admin/feed/FeedHistory'
import { WordsField as WordsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { AddressInTrash as AddressInTrash_23d5c7b81c67ebead74ff590e95d833b } from '../../../admin/pages/AddressInTrash'
import { PictureAddressField as PictureAddressField_8160610034478399e939b9b9cd263d8f } from '../../../admin/fields/PictureAddressField'
import { BlockLabel as BlockLabel_0ea0ddd1ab940e2dcefc365eabd5f08b } from '../../../admin/blocks/BlockLabel'
import { LinkField as LinkField_ee36f00eb86a8ed32493a08e1d3f278c } from '../../../admin/links/LinkField'
import { StockChoiceField as StockChoiceField_9c303367722217018445166587245bce } from '../../../admin/fields/StockChoiceField'
import { DealerClock as DealerClock_ab5f855361d9bdd880908c57205433c6 } from '../../../admin/fields/DealerClock'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PlanCell as PlanCell_364f22d33e7a3883e353b4ffbc2cc99e } from '../../../admin/plans/PlanCell'
import { ReadyPages as ReadyPages_d9b63f5f0470ec96791722ccf4302f02 } from '../../../admin/pages/ReadyPages'
import { PlanControl as PlanControl_b9ae6c6325efcf266a773295423ea6a4 } from '../../../admin/plans/PlanControl'
import { KeepTyped as KeepTyped_2d4ce6d77bd44d948158e562e23ab5da } from '../../../admin/pages/KeepTyped'
import { OpenNewBlocks as OpenNewBlocks_6f5a62bafe88b80cb8a1afbf6ed62c08 } from '../../../admin/pages/OpenNewBlocks'
import { LeaveRow as LeaveRow_0822fefaf0c46e64b984d0d37a757778 } from '../../../admin/frame/LeaveRow'
import { PlacesField as PlacesField_2ea85f196b76a8faf44378d84e734ea2 } from '../../../admin/fields/PlacesField'
import { OfferFindings as OfferFindings_c329ab1e28b10ac05ebc018a701deb6d } from '../../../admin/compliance/OfferFindings'
import { StatusCell as StatusCell_6461c0369c5fab6ee52c63bdf3aa5483 } from '../../../admin/offers/StatusCell'
import { PublishAsking as PublishAsking_3a2eb157b66be8291585420fddad7fe3 } from '../../../admin/compliance/PublishAsking'
import { TicksField as TicksField_7eebe98be3d87170b9bc3533f8fd51e1 } from '../../../admin/fields/TicksField'
import { WordField as WordField_4e832e04e479622303cdedf041d8c2b1 } from '../../../admin/makes/WordField'
import { TiedLabel as TiedLabel_8f05b9b175dd98cf3c618455d87c5db9 } from '../../../admin/fields/TiedLabel'
import { PictureCell as PictureCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { ImportRedirects as ImportRedirects_1b87ba5ead8426bf019b704ff5ccb3dd } from '../../../admin/redirects/ImportRedirects'
import { LocationHours as LocationHours_ec81cc1ec25fe211c7c428d4ff92ea06 } from '../../../admin/hours/LocationHours'
import { BlockedTimesField as BlockedTimesField_9dc77cce264ff1c7f1583904550da721 } from '../../../admin/bookings/BlockedTimesField'
import { WeekCell as WeekCell_da260907fdd5515f86e076a67644c010 } from '../../../admin/hours/WeekCell'
import { WeekField as WeekField_0b9b341696e0b25272f3f66762d61a11 } from '../../../admin/hours/WeekField'
import { ExceptionsField as ExceptionsField_e503f16141a250b1532dbcb50a11eb26 } from '../../../admin/hours/ExceptionsField'
import { StateCell as StateCell_a17813d954e6248675f907f7bbc10f31 } from '../../../admin/team/StateCell'
import { InvitationField as InvitationField_6787396cffdcbfef458be0cde06e3f69 } from '../../../admin/team/InvitationField'
import { OwnPassword as OwnPassword_3f3a334a49ec5be2ca2500198d4a684b } from '../../../admin/team/OwnPassword'
import { TwoStepsField as TwoStepsField_4e6b1f68f6a3b6ed3219381bab0ec78e } from '../../../admin/two-steps/TwoStepsField'
import { SessionsField as SessionsField_864b28f77137df79bc3a74e6e4c0819f } from '../../../admin/team/SessionsField'
import { AccountMoments as AccountMoments_ebf764a27e0687ac794156498e5ce8ee } from '../../../admin/frame/FormMoments'
import { InviteLink as InviteLink_fccc24efd0312aa5a87f0a3990d86b08 } from '../../../admin/team/InviteLink'
import { SettingsField as SettingsField_351e876c20f4b301c3d13259184c264d } from '../../../admin/settings/SettingsField'
import { NewDealerLink as NewDealerLink_1f902feef01a069b77c0a9a26fa48708 } from '../../../admin/dealers/NewDealerLink'
import { TestMail as TestMail_6972a07d171e9507dc9804a424c036b2 } from '../../../admin/lead/TestMail'
import { SigningSecret as SigningSecret_b9a6e30291087097c79aa309d56fe9d7 } from '../../../admin/lead/SigningSecret'
import { TestWebhook as TestWebhook_b7a658f3a432a4c3383a1a9cd049941e } from '../../../admin/lead/TestWebhook'
import { MissedLeads as MissedLeads_2f081a27c975d8a24db1b4c77f3b5c28 } from '../../../admin/lead/MissedLeads'
import { KeyState as KeyState_8755088741bca3f15acf87035c6ac1f4 } from '../../../admin/keys/KeyState'
import { EndCell as EndCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { ScopesCell as ScopesCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { DealershipsCell as DealershipsCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { NewKey as NewKey_644e0d596b0e442df6c983c957c00cbe } from '../../../admin/keys/NewKey'
import { ToHistory as ToHistory_82a6b893075d123eb85757e21f000cb4 } from '../../../admin/history/ToHistory'
import { Menu as Menu_0790c7b2259d81ffedd44b851b99d653 } from '../../../admin/frame/Menu'
import { PhoneBar as PhoneBar_0972a4585921192631c9eea9fa1c363a } from '../../../admin/frame/PhoneBar'
import { OwnSteps as OwnSteps_108ce53126746795d260957a256513fa } from '../../../admin/frame/OwnSteps'
import { NamedParts as NamedParts_04fbf175b22d1c0aa3b55e8067e3c2df } from '../../../admin/frame/NamedParts'
import { ClearFaults as ClearFaults_b5791b6e271c7372b6af3f801f5d374d } from '../../../admin/frame/ClearFaults'
import { SayDone as SayDone_34d949472b5639e475836eb25c7984f1 } from '../../../admin/frame/SayDone'
import { Icon as Icon_07eaf1d5745ea58d191ef5762e282db9 } from '../../../admin/brand/Icon'
import { Logo as Logo_e2609525d3cb4faff6e05c9e8878dd7a } from '../../../admin/brand/Logo'
import { Dashboard as Dashboard_f4c94eb62e7d955ed6fcc34236a39620 } from '../../../admin/dashboard/Dashboard'
import { NewLead as NewLead_09f61e8c086ea501245de8728da0aea6 } from '../../../admin/new-lead/NewLead'
import { Inbox as Inbox_2772c563626e1dd33e8d53ae88a243aa } from '../../../admin/inbox/Inbox'
import { Cars as Cars_d39da15c5a45a5ffdd29a6ad3f019db5 } from '../../../admin/cars/Cars'
import { Launch as Launch_5c045827cda11359d83d419874c367a8 } from '../../../admin/launch/Launch'
import { Merchandising as Merchandising_04fa35a2f1ddc1cc43955e7d3af4d702 } from '../../../admin/merchandising/Merchandising'
import { StockFiles as StockFiles_907dd016368147b40d9d78e736edd622 } from '../../../admin/stock-files/StockFiles'
import { Rules as Rules_1ec4f28814cea6e0228fff76d9d29480 } from '../../../admin/rules/Rules'
import { NewBooking as NewBooking_9ecd32634553fa0f80cf8246d7814880 } from '../../../admin/bookings/NewBooking'
import { Bookings as Bookings_a937fae7f96a929c12f37cfe5112e8e2 } from '../../../admin/bookings/Bookings'
import { Rehearsal as Rehearsal_95de23aa6cf4bac89bb2ac4ea11ff483 } from '../../../admin/rehearsal/Rehearsal'
import { Reports as Reports_2f0f296bf01c35c5af11b0cb2d43f53e } from '../../../admin/reports/Reports'
import { Search as Search_5cb1e46064f40967326dfce041842332 } from '../../../admin/search/Search'
import { Privacy as Privacy_1b6358ea21934b99a73f7f2aad6c27d6 } from '../../../admin/privacy/Privacy'
import { SignInPage as SignInPage_fe004147cf72feb0e8d50818aca061ff } from '../../../admin/sign-in/SignInPage'
import { ResetOver as ResetOver_ec729f5097c4c5e441aa19beb57f010b } from '../../../admin/sign-in/ResetOver'
import { History as History_c6b91ac2e6ec8a34a84baa212a256edd } from '../../../admin/history/History'
import { Dealers as Dealers_754eb236d1849f91f7fc3d0f935dce68 } from '../../../admin/dealers/Dealers'
import { NewDealerPage as NewDealerPage_7fcaddc1183c2636db4c23ffc458f280 } from '../../../admin/dealers/NewDealerPage'
import { RemovePage as RemovePage_b3f2cbb4f4b8794cbbe176af62571c43 } from '../../../admin/dealers/RemovePage'
import { InvitePage as InvitePage_41c45408ac77cb3b6db662711c017752 } from '../../../admin/team/InvitePage'
import { AcceptPage as AcceptPage_ae5e1a89f1ca58af71be2e1e90028f39 } from '../../../admin/team/AcceptPage'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/lead/LeadOverview#LeadOverview": LeadOverview_a274b6af6060c0da268b7c1861474920,
  "/admin/lead/AssignField#AssignField": AssignField_ba9d64db772c32ba837600947b12187b,
  "/admin/fields/cells#MomentCell": MomentCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#MomentField": MomentField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/fields/NotDrawn#NotDrawn": NotDrawn_b84794ddb79e90589cd1e6f49ceb4b12,
  "/admin/sent-data/fields#SentField": SentField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/fields/ReferenceCell#ReferenceCell": ReferenceCell_a7f616763f5bfcae10194c3de6997e2f,
  "/admin/fields/ReferenceField#ReferenceField": ReferenceField_7b196a0029559dd481bfa02bfd6baa5f,
  "/admin/fields/cells#DollarsCell": DollarsCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#DollarsField": DollarsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/sent-data/fields#TradeField": TradeField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/fields/cells#FlagCell": FlagCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/sent-data/fields#VisitField": VisitField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/list/ListLabels#ListLabels": ListLabels_ff4dafcef1b3776208bec1415eed7607,
  "/admin/frame/NewTitle#NewTitle": NewTitle_03656c8831aa313479a6d6600bd2bd71,
  "/admin/frame/TabTitle#TabTitle": TabTitle_c69daf2a24307ee639f6cc82b155ae3a,
  "/admin/frame/StayHere#StayHere": StayHere_7f534f53ad6bf53e787d014f091bfd4f,
  "/admin/frame/FormMoments#FormMoments": FormMoments_ebf764a27e0687ac794156498e5ce8ee,
  "/admin/history/RowHistory#RowHistory": RowHistory_1cfd16dbc58268648d22b4c069a9e07b,
  "/admin/inbox/ToInbox#ToInbox": ToInbox_3549249f14e8b0f5cf6499da1f3bb38b,
  "/admin/undo/ListBatches#ListBatches": ListBatches_a709ad22da1a66ea4461742fa7a84096,
  "/admin/makes/MakesField#MakesField": MakesField_0a7cfd9a904db96ddcfc3f10592e4bf2,
  "/admin/rules/ToRules#ToRules": ToRules_b0d5d6146fbdcc0a41816ae1f4d048a7,
  "/admin/related/RelatedRecords#RelatedRecords": RelatedRecords_7a27ec55dc9eb0f11b62aba2e1cab68e,
  "/admin/reservation/ReservationActions#ReservationActions": ReservationActions_349d8c049abd4aaf0e3b8d24e5d9904f,
  "/admin/sent-data/fields#ConsentField": ConsentField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/valuation/ValuationPhotos#ValuationPhotos": ValuationPhotos_c41e191f7e416f6876b708e9474885a0,
  "/admin/fields/cells#KmCell": KmCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#KmField": KmField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/sent-data/fields#AnswersField": AnswersField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/fields/shown#DayField": DayField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/sent-data/fields#GuideField": GuideField_536bb77f60a2b6557002fe3411d5f136,
  "/admin/fields/cells#CentsCell": CentsCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#CentsField": CentsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/bookings/BookForShopper#BookForShopper": BookForShopper_d2752da043e9f16abe9e40b4664c9960,
  "/admin/fields/carName#CarCell": CarCell_017a4fa2827fe5547782e02a38b7e832,
  "/admin/fields/carName#CarField": CarField_017a4fa2827fe5547782e02a38b7e832,
  "/admin/car/TouchedField#TouchedField": TouchedField_f68df177a137295b3f8a20b3b67523ae,
  "/admin/car/OpenAtField#OpenAtField": OpenAtField_74f5e2dd28b95b9d0895b4d5c4b82148,
  "/admin/car/CarSummary#CarSummary": CarSummary_554434adbe8a25a285b5bea027b79bdf,
  "/admin/photos/PhotosField#PhotosField": PhotosField_43bca2930b90e660f7c6f0e6a3cbd15e,
  "/admin/fields/LinesField#LinesField": LinesField_5be33a5b1932287a7477ae7cef91c404,
  "/admin/fields/PartsField#PartsField": PartsField_b6740a6ed0626541dea03976e7283054,
  "/admin/car-history/CarHistory#CarHistory": CarHistory_8e56e0d45c735257ed2b3050af1e9f77,
  "/admin/cars/ToCars#ToCars": ToCars_c482176cd7cf2ca50816020acb3c3326,
  "/admin/merchandising/RulePreview#RulePreview": RulePreview_42a46d3d408852afb4d0ab6294fd17e6,
  "/admin/merchandising/ToMerchandising#ToMerchandising": ToMerchandising_a4d318793cbeda1dd79c8199826be170,
  "/admin/feed/FeedState#FeedState": FeedState_555dd88e67a6c255ea3ab07491c52c6d,
  "/admin/fields/TypedDate#TypedDate": TypedDate_bc101354654d19624cdfb506626da14f,
  "/admin/rehearsal/ToRehearsal#ToRehearsal": ToRehearsal_5c2d87877d14c60cb5b4a05c6bb153e2,
  "/admin/feed/FeedHistory#FeedHistory": FeedHistory_af6ce773afef7259b66bc19209fa12d3,
  "/admin/fields/shown#WordsField": WordsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/pages/AddressInTrash#AddressInTrash": AddressInTrash_23d5c7b81c67ebead74ff590e95d833b,
  "/admin/fields/PictureAddressField#PictureAddressField": PictureAddressField_8160610034478399e939b9b9cd263d8f,
  "/admin/blocks/BlockLabel#BlockLabel": BlockLabel_0ea0ddd1ab940e2dcefc365eabd5f08b,
  "/admin/links/LinkField#LinkField": LinkField_ee36f00eb86a8ed32493a08e1d3f278c,
  "/admin/fields/StockChoiceField#StockChoiceField": StockChoiceField_9c303367722217018445166587245bce,
  "/admin/fields/DealerClock#DealerClock": DealerClock_ab5f855361d9bdd880908c57205433c6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/plans/PlanCell#PlanCell": PlanCell_364f22d33e7a3883e353b4ffbc2cc99e,
  "/admin/pages/ReadyPages#ReadyPages": ReadyPages_d9b63f5f0470ec96791722ccf4302f02,
  "/admin/plans/PlanControl#PlanControl": PlanControl_b9ae6c6325efcf266a773295423ea6a4,
  "/admin/pages/KeepTyped#KeepTyped": KeepTyped_2d4ce6d77bd44d948158e562e23ab5da,
  "/admin/pages/OpenNewBlocks#OpenNewBlocks": OpenNewBlocks_6f5a62bafe88b80cb8a1afbf6ed62c08,
  "/admin/frame/LeaveRow#LeaveRow": LeaveRow_0822fefaf0c46e64b984d0d37a757778,
  "/admin/fields/PlacesField#PlacesField": PlacesField_2ea85f196b76a8faf44378d84e734ea2,
  "/admin/compliance/OfferFindings#OfferFindings": OfferFindings_c329ab1e28b10ac05ebc018a701deb6d,
  "/admin/offers/StatusCell#StatusCell": StatusCell_6461c0369c5fab6ee52c63bdf3aa5483,
  "/admin/compliance/PublishAsking#PublishAsking": PublishAsking_3a2eb157b66be8291585420fddad7fe3,
  "/admin/fields/TicksField#TicksField": TicksField_7eebe98be3d87170b9bc3533f8fd51e1,
  "/admin/makes/WordField#WordField": WordField_4e832e04e479622303cdedf041d8c2b1,
  "/admin/fields/TiedLabel#TiedLabel": TiedLabel_8f05b9b175dd98cf3c618455d87c5db9,
  "/admin/fields/cells#PictureCell": PictureCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/redirects/ImportRedirects#ImportRedirects": ImportRedirects_1b87ba5ead8426bf019b704ff5ccb3dd,
  "/admin/hours/LocationHours#LocationHours": LocationHours_ec81cc1ec25fe211c7c428d4ff92ea06,
  "/admin/bookings/BlockedTimesField#BlockedTimesField": BlockedTimesField_9dc77cce264ff1c7f1583904550da721,
  "/admin/hours/WeekCell#WeekCell": WeekCell_da260907fdd5515f86e076a67644c010,
  "/admin/hours/WeekField#WeekField": WeekField_0b9b341696e0b25272f3f66762d61a11,
  "/admin/hours/ExceptionsField#ExceptionsField": ExceptionsField_e503f16141a250b1532dbcb50a11eb26,
  "/admin/team/StateCell#StateCell": StateCell_a17813d954e6248675f907f7bbc10f31,
  "/admin/team/InvitationField#InvitationField": InvitationField_6787396cffdcbfef458be0cde06e3f69,
  "/admin/team/OwnPassword#OwnPassword": OwnPassword_3f3a334a49ec5be2ca2500198d4a684b,
  "/admin/two-steps/TwoStepsField#TwoStepsField": TwoStepsField_4e6b1f68f6a3b6ed3219381bab0ec78e,
  "/admin/team/SessionsField#SessionsField": SessionsField_864b28f77137df79bc3a74e6e4c0819f,
  "/admin/frame/FormMoments#AccountMoments": AccountMoments_ebf764a27e0687ac794156498e5ce8ee,
  "/admin/team/InviteLink#InviteLink": InviteLink_fccc24efd0312aa5a87f0a3990d86b08,
  "/admin/settings/SettingsField#SettingsField": SettingsField_351e876c20f4b301c3d13259184c264d,
  "/admin/dealers/NewDealerLink#NewDealerLink": NewDealerLink_1f902feef01a069b77c0a9a26fa48708,
  "/admin/lead/TestMail#TestMail": TestMail_6972a07d171e9507dc9804a424c036b2,
  "/admin/lead/SigningSecret#SigningSecret": SigningSecret_b9a6e30291087097c79aa309d56fe9d7,
  "/admin/lead/TestWebhook#TestWebhook": TestWebhook_b7a658f3a432a4c3383a1a9cd049941e,
  "/admin/lead/MissedLeads#MissedLeads": MissedLeads_2f081a27c975d8a24db1b4c77f3b5c28,
  "/admin/keys/KeyState#KeyState": KeyState_8755088741bca3f15acf87035c6ac1f4,
  "/admin/keys/KeyCells#EndCell": EndCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/KeyCells#ScopesCell": ScopesCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/KeyCells#DealershipsCell": DealershipsCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/NewKey#NewKey": NewKey_644e0d596b0e442df6c983c957c00cbe,
  "/admin/history/ToHistory#ToHistory": ToHistory_82a6b893075d123eb85757e21f000cb4,
  "/admin/frame/Menu#Menu": Menu_0790c7b2259d81ffedd44b851b99d653,
  "/admin/frame/PhoneBar#PhoneBar": PhoneBar_0972a4585921192631c9eea9fa1c363a,
  "/admin/frame/OwnSteps#OwnSteps": OwnSteps_108ce53126746795d260957a256513fa,
  "/admin/frame/NamedParts#NamedParts": NamedParts_04fbf175b22d1c0aa3b55e8067e3c2df,
  "/admin/frame/ClearFaults#ClearFaults": ClearFaults_b5791b6e271c7372b6af3f801f5d374d,
  "/admin/frame/SayDone#SayDone": SayDone_34d949472b5639e475836eb25c7984f1,
  "/admin/brand/Icon#Icon": Icon_07eaf1d5745ea58d191ef5762e282db9,
  "/admin/brand/Logo#Logo": Logo_e2609525d3cb4faff6e05c9e8878dd7a,
  "/admin/dashboard/Dashboard#Dashboard": Dashboard_f4c94eb62e7d955ed6fcc34236a39620,
  "/admin/new-lead/NewLead#NewLead": NewLead_09f61e8c086ea501245de8728da0aea6,
  "/admin/inbox/Inbox#Inbox": Inbox_2772c563626e1dd33e8d53ae88a243aa,
  "/admin/cars/Cars#Cars": Cars_d39da15c5a45a5ffdd29a6ad3f019db5,
  "/admin/launch/Launch#Launch": Launch_5c045827cda11359d83d419874c367a8,
  "/admin/merchandising/Merchandising#Merchandising": Merchandising_04fa35a2f1ddc1cc43955e7d3af4d702,
  "/admin/stock-files/StockFiles#StockFiles": StockFiles_907dd016368147b40d9d78e736edd622,
  "/admin/rules/Rules#Rules": Rules_1ec4f28814cea6e0228fff76d9d29480,
  "/admin/bookings/NewBooking#NewBooking": NewBooking_9ecd32634553fa0f80cf8246d7814880,
  "/admin/bookings/Bookings#Bookings": Bookings_a937fae7f96a929c12f37cfe5112e8e2,
  "/admin/rehearsal/Rehearsal#Rehearsal": Rehearsal_95de23aa6cf4bac89bb2ac4ea11ff483,
  "/admin/reports/Reports#Reports": Reports_2f0f296bf01c35c5af11b0cb2d43f53e,
  "/admin/search/Search#Search": Search_5cb1e46064f40967326dfce041842332,
  "/admin/privacy/Privacy#Privacy": Privacy_1b6358ea21934b99a73f7f2aad6c27d6,
  "/admin/sign-in/SignInPage#SignInPage": SignInPage_fe004147cf72feb0e8d50818aca061ff,
  "/admin/sign-in/ResetOver#ResetOver": ResetOver_ec729f5097c4c5e441aa19beb57f010b,
  "/admin/history/History#History": History_c6b91ac2e6ec8a34a84baa212a256edd,
  "/admin/dealers/Dealers#Dealers": Dealers_754eb236d1849f91f7fc3d0f935dce68,
  "/admin/dealers/NewDealerPage#NewDealerPage": NewDealerPage_7fcaddc1183c2636db4c23ffc458f280,
  "/admin/dealers/RemovePage#RemovePage": RemovePage_b3f2cbb4f4b8794cbbe176af62571c43,
  "/admin/team/InvitePage#InvitePage": InvitePage_41c45408ac77cb3b6db662711c017752,
  "/admin/team/AcceptPage#AcceptPage": AcceptPage_ae5e1a89f1ca58af71be2e1e90028f39,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
