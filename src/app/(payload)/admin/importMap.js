import { LeadOverview as LeadOverview_d47a8503dc493fd3b807b1108b71e49e } from '../../../admin/leads/LeadOverview'
import { AssignField as AssignField_0667a3e91491595e25ca652f50ddb862 } from '../../../admin/leads/AssignField'
import { MomentCell as MomentCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { MomentField as MomentField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { NotDrawn as NotDrawn_b84794ddb79e90589cd1e6f49ceb4b12 } from '../../../admin/fields/NotDrawn'
import { FactField as FactField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { LeadBeside as LeadBeside_60fd551f834f89d22749b07b268c3383 } from '../../../admin/leads/LeadBeside'
import { SentField as SentField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { ReferenceCell as ReferenceCell_a7f616763f5bfcae10194c3de6997e2f } from '../../../admin/fields/ReferenceCell'
import { ReferenceFact as ReferenceFact_a7f616763f5bfcae10194c3de6997e2f } from '../../../admin/fields/ReferenceCell'
import { DollarsCell as DollarsCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { DollarsField as DollarsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { TradeField as TradeField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { FlagCell as FlagCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { VisitField as VisitField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { ChangedCell as ChangedCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { EmptyList as EmptyList_4869dca325eba29299c95ddf40817843 } from '../../../admin/kit/list/EmptyList'
import { ListLabels as ListLabels_58ab35e0236ba65cf4a8c6987b822bea } from '../../../admin/kit/list/ListLabels'
import { NewTitle as NewTitle_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { TabTitle as TabTitle_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { StayHere as StayHere_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { KeepPlace as KeepPlace_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { KeepUnsaved as KeepUnsaved_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { FormMoments as FormMoments_ebf764a27e0687ac794156498e5ce8ee } from '../../../admin/frame/FormMoments'
import { RowHistory as RowHistory_1cfd16dbc58268648d22b4c069a9e07b } from '../../../admin/history/RowHistory'
import { ToInbox as ToInbox_ee37dae032075f07bfda0a6d1e220732 } from '../../../admin/frame/toScreen'
import { TitleCell as TitleCell_467d2636b654131208b04d3ac4f90e85 } from '../../../admin/kit/list/RowCells'
import { ListBatches as ListBatches_16ffa59ce9c23db69e7783c6044b59e9 } from '../../../admin/history/undo/ListBatches'
import { ListView as ListView_87e3be2f12929e8be51cdf77ae962bd2 } from '../../../admin/kit/list/ListView'
import { MakesField as MakesField_5370bdff0ed7354bd925e75ed420682d } from '../../../admin/settings/makes/MakesField'
import { ToRules as ToRules_ee37dae032075f07bfda0a6d1e220732 } from '../../../admin/frame/toScreen'
import { BookingHead as BookingHead_c30e934339bfb23a6ad77ee6c0a99a98 } from '../../../admin/bookings/BookingHead'
import { ReservationActions as ReservationActions_bcc6392379eb9436864fa02dc8b81798 } from '../../../admin/reservations/ReservationActions'
import { RelatedRecords as RelatedRecords_7a27ec55dc9eb0f11b62aba2e1cab68e } from '../../../admin/related/RelatedRecords'
import { ConsentField as ConsentField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { ValuationHead as ValuationHead_1a9bb273c02a9b179196f1fd087c3b90 } from '../../../admin/trade-in/ValuationHead'
import { TradeInCell as TradeInCell_508365381a74e9c0cf5fb451349ecadd } from '../../../admin/trade-in/ValuationCells'
import { ShopperCell as ShopperCell_508365381a74e9c0cf5fb451349ecadd } from '../../../admin/trade-in/ValuationCells'
import { GuideCell as GuideCell_508365381a74e9c0cf5fb451349ecadd } from '../../../admin/trade-in/ValuationCells'
import { StandingCell as StandingCell_508365381a74e9c0cf5fb451349ecadd } from '../../../admin/trade-in/ValuationCells'
import { KmCell as KmCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { AnswersField as AnswersField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { GuideField as GuideField_4d85767648ca4816e6806ea828476efb } from '../../../admin/leads/sent/fields'
import { ListNeeds as ListNeeds_417c673ad375deb83d836f2e783eb09c } from '../../../admin/dashboard/ListNeeds'
import { CentsCell as CentsCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { CentsField as CentsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { BookForShopper as BookForShopper_d2752da043e9f16abe9e40b4664c9960 } from '../../../admin/bookings/BookForShopper'
import { CarCell as CarCell_017a4fa2827fe5547782e02a38b7e832 } from '../../../admin/fields/carName'
import { CarField as CarField_017a4fa2827fe5547782e02a38b7e832 } from '../../../admin/fields/carName'
import { SavedCell as SavedCell_467d2636b654131208b04d3ac4f90e85 } from '../../../admin/kit/list/RowCells'
import { FitsCell as FitsCell_b68da18b817d9c25fd49335f5e22339f } from '../../../admin/saved-searches/FitsCell'
import { PillCell as PillCell_467d2636b654131208b04d3ac4f90e85 } from '../../../admin/kit/list/RowCells'
import { TouchedField as TouchedField_f68df177a137295b3f8a20b3b67523ae } from '../../../admin/car/TouchedField'
import { OpenAtField as OpenAtField_d38241c9e3a69d2e76b4ffbd208f8916 } from '../../../admin/car/showField'
import { CarSummary as CarSummary_554434adbe8a25a285b5bea027b79bdf } from '../../../admin/car/CarSummary'
import { DollarsBox as DollarsBox_d5d2ffe488d91fce85fa8288a0fd8bcf } from '../../../admin/fields/DollarsBox'
import { ReferenceField as ReferenceField_7b196a0029559dd481bfa02bfd6baa5f } from '../../../admin/fields/ReferenceField'
import { PhotosField as PhotosField_4c58ba218e8b04c7075211a1989f5bf2 } from '../../../admin/pictures/PhotosField'
import { LinesField as LinesField_5be33a5b1932287a7477ae7cef91c404 } from '../../../admin/fields/LinesField'
import { PartsField as PartsField_b6740a6ed0626541dea03976e7283054 } from '../../../admin/fields/PartsField'
import { CarHistory as CarHistory_3ba8276cf0047fabb0b39e90c5183a8c } from '../../../admin/history/car/CarHistory'
import { ToCars as ToCars_ee37dae032075f07bfda0a6d1e220732 } from '../../../admin/frame/toScreen'
import { RulePreview as RulePreview_42a46d3d408852afb4d0ab6294fd17e6 } from '../../../admin/merchandising/RulePreview'
import { ToMerchandising as ToMerchandising_ee37dae032075f07bfda0a6d1e220732 } from '../../../admin/frame/toScreen'
import { FeedTimeCell as FeedTimeCell_d858c968eb8696bb03fd6fdabcc6715b } from '../../../admin/stock/FeedCells'
import { TakenOffCell as TakenOffCell_d858c968eb8696bb03fd6fdabcc6715b } from '../../../admin/stock/FeedCells'
import { RefusedCell as RefusedCell_d858c968eb8696bb03fd6fdabcc6715b } from '../../../admin/stock/FeedCells'
import { FeedState as FeedState_d41e082af181e7bae6ce068a8f211cbf } from '../../../admin/stock/FeedState'
import { FeedStateCell as FeedStateCell_d858c968eb8696bb03fd6fdabcc6715b } from '../../../admin/stock/FeedCells'
import { FeedHistory as FeedHistory_762e120dec8cc8978c751c52488b021a } from '../../../admin/stock/FeedHistory'
import { PasswordField as PasswordField_3817bf644402e67bfe6577f60ef982de } from '@payloadcms/ui'
import { WordsField as WordsField_107491a3c772646377f4cd3f4b3916e4 } from '../../../admin/fields/shown'
import { AddressInTrash as AddressInTrash_23d5c7b81c67ebead74ff590e95d833b } from '../../../admin/pages/AddressInTrash'
import { PictureAddressField as PictureAddressField_8160610034478399e939b9b9cd263d8f } from '../../../admin/fields/PictureAddressField'
import { BlockLabel as BlockLabel_0ea0ddd1ab940e2dcefc365eabd5f08b } from '../../../admin/blocks/BlockLabel'
import { LinkField as LinkField_ee36f00eb86a8ed32493a08e1d3f278c } from '../../../admin/links/LinkField'
import { StockChoiceField as StockChoiceField_9c303367722217018445166587245bce } from '../../../admin/fields/StockChoiceField'
import { DayCell as DayCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { DayField as DayField_9eb13f8485e913fe7f24775f6ab35c4a } from '../../../admin/fields/DayField'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PictureField as PictureField_16a7410b4ecc1b53915daa732923fbc7 } from '../../../admin/fields/PictureField'
import { PlanCell as PlanCell_364f22d33e7a3883e353b4ffbc2cc99e } from '../../../admin/plans/PlanCell'
import { StateCell as StateCell_467d2636b654131208b04d3ac4f90e85 } from '../../../admin/kit/list/RowCells'
import { ReadyPages as ReadyPages_d9b63f5f0470ec96791722ccf4302f02 } from '../../../admin/pages/ReadyPages'
import { PlanControl as PlanControl_b9ae6c6325efcf266a773295423ea6a4 } from '../../../admin/plans/PlanControl'
import { KeepTyped as KeepTyped_36d241ab8e95cf7dd44e7edd3851872b } from '../../../admin/pages/PageForm'
import { OpenNewBlocks as OpenNewBlocks_36d241ab8e95cf7dd44e7edd3851872b } from '../../../admin/pages/PageForm'
import { LeaveRow as LeaveRow_af5f92269c4f3fcdc020e33790ff9609 } from '../../../admin/frame/RowScreen'
import { Versions as Versions_39f1d8280b1ce353b38188b9c8c7be56 } from '../../../admin/history/Versions'
import { PlacesField as PlacesField_72b26adb15263491faf4de2f14ffd013 } from '../../../admin/fields/TickList'
import { OfferFindings as OfferFindings_c329ab1e28b10ac05ebc018a701deb6d } from '../../../admin/compliance/OfferFindings'
import { PublishAsking as PublishAsking_3a2eb157b66be8291585420fddad7fe3 } from '../../../admin/compliance/PublishAsking'
import { RunCell as RunCell_467d2636b654131208b04d3ac4f90e85 } from '../../../admin/kit/list/RowCells'
import { AfterCarsCell as AfterCarsCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { TicksField as TicksField_72b26adb15263491faf4de2f14ffd013 } from '../../../admin/fields/TickList'
import { RateStateCell as RateStateCell_ae40a9afa90b447f19a59dde255c2423 } from '../../../admin/finance/RateCells'
import { ExampleCell as ExampleCell_ae40a9afa90b447f19a59dde255c2423 } from '../../../admin/finance/RateCells'
import { PercentCell as PercentCell_ae40a9afa90b447f19a59dde255c2423 } from '../../../admin/finance/RateCells'
import { ModelCarsCell as ModelCarsCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { WordField as WordField_187e048c8954870a2279870ec2e13ef6 } from '../../../admin/settings/makes/WordField'
import { OnSite as OnSite_d587faabc2e74062c217fab9550631b4 } from '../../../admin/kit/OnSite'
import { RatingCell as RatingCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { TiedLabel as TiedLabel_8f05b9b175dd98cf3c618455d87c5db9 } from '../../../admin/fields/TiedLabel'
import { PictureCell as PictureCell_126e6a8a128b29b20749dc70a20435a0 } from '../../../admin/fields/cells'
import { ToCell as ToCell_0ffb88582045044f11857201d4fc8e2b } from '../../../admin/redirects/RedirectCells'
import { WorksCell as WorksCell_0ffb88582045044f11857201d4fc8e2b } from '../../../admin/redirects/RedirectCells'
import { UsedCell as UsedCell_0ffb88582045044f11857201d4fc8e2b } from '../../../admin/redirects/RedirectCells'
import { TestCell as TestCell_0ffb88582045044f11857201d4fc8e2b } from '../../../admin/redirects/RedirectCells'
import { ImportRedirects as ImportRedirects_1b87ba5ead8426bf019b704ff5ccb3dd } from '../../../admin/redirects/ImportRedirects'
import { PlaceCell as PlaceCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { TodayCell as TodayCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { LocationHours as LocationHours_422fb75e5d1880dd867bfa77f78499b0 } from '../../../admin/place/LocationHours'
import { BlockedTimesField as BlockedTimesField_9dc77cce264ff1c7f1583904550da721 } from '../../../admin/bookings/BlockedTimesField'
import { HoursHead as HoursHead_0a1e94d852a13a1d3d6b42fe7a2c5814 } from '../../../admin/place/HoursHead'
import { DepartmentCell as DepartmentCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { DaysCell as DaysCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { OpenNowCell as OpenNowCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { WeekCell as WeekCell_1363357f18f3f3b085f568ad3fcbfafc } from '../../../admin/place/WeekCell'
import { WeekField as WeekField_c7aa7bd0e4508d4adf64950b782c26df } from '../../../admin/place/WeekField'
import { ExceptionsField as ExceptionsField_6239eef9ad8a0089c8c57f578913f209 } from '../../../admin/place/ExceptionsField'
import { PlacesCell as PlacesCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { CarsCell as CarsCell_b0ddd119d21696cc459753f2337caf18 } from '../../../admin/place/PlaceCells'
import { StateCell as StateCell_de18ba88884054ac36766670d75fffed } from '../../../admin/staff/StateCell'
import { InvitationField as InvitationField_11aeccaa3e3f0b8c6e0d976bbf05df7b } from '../../../admin/staff/InvitationField'
import { OwnPassword as OwnPassword_2de097864b0a8f16fb7aa106b69dceca } from '../../../admin/staff/OwnPassword'
import { NameField as NameField_dcddd13c8dfcad993eb58e9a8a094716 } from '../../../admin/staff/OwnRights'
import { LastHereCell as LastHereCell_de18ba88884054ac36766670d75fffed } from '../../../admin/staff/StateCell'
import { RoleField as RoleField_dcddd13c8dfcad993eb58e9a8a094716 } from '../../../admin/staff/OwnRights'
import { PlacesField as PlacesField_dcddd13c8dfcad993eb58e9a8a094716 } from '../../../admin/staff/OwnRights'
import { PlacesCell as PlacesCell_de18ba88884054ac36766670d75fffed } from '../../../admin/staff/StateCell'
import { TopicsField as TopicsField_dcddd13c8dfcad993eb58e9a8a094716 } from '../../../admin/staff/OwnRights'
import { DisabledField as DisabledField_dcddd13c8dfcad993eb58e9a8a094716 } from '../../../admin/staff/OwnRights'
import { TwoStepsField as TwoStepsField_458ab0ec955043ded43d00e68c8c4fdb } from '../../../admin/staff/two-steps/TwoStepsField'
import { AccountMoments as AccountMoments_ebf764a27e0687ac794156498e5ce8ee } from '../../../admin/frame/FormMoments'
import { InviteLink as InviteLink_abb965678a5a2127007ac4ca53ff919f } from '../../../admin/staff/InviteLink'
import { SettingsField as SettingsField_351e876c20f4b301c3d13259184c264d } from '../../../admin/settings/SettingsField'
import { NewDealerLink as NewDealerLink_7fcaddc1183c2636db4c23ffc458f280 } from '../../../admin/dealers/NewDealerPage'
import { LastSentCell as LastSentCell_b6939c90e188d7f8244d88e8626803ab } from '../../../admin/leads/sent/Destinations'
import { TestMail as TestMail_8e62368e7d82b3c9d9bec343b8c02129 } from '../../../admin/leads/Destination'
import { SigningSecret as SigningSecret_8e62368e7d82b3c9d9bec343b8c02129 } from '../../../admin/leads/Destination'
import { TestWebhook as TestWebhook_8e62368e7d82b3c9d9bec343b8c02129 } from '../../../admin/leads/Destination'
import { MissedLeads as MissedLeads_1bca7215c707935f7e18644e5cc1cfbb } from '../../../admin/leads/MissedLeads'
import { IsSentCell as IsSentCell_3f3023a471de86118a93d52715e6aa00 } from '../../../admin/stock-files/Runs'
import { LocationDestinations as LocationDestinations_b6939c90e188d7f8244d88e8626803ab } from '../../../admin/leads/sent/Destinations'
import { KeyState as KeyState_8755088741bca3f15acf87035c6ac1f4 } from '../../../admin/keys/KeyState'
import { EndCell as EndCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { ScopesCell as ScopesCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { DealershipsCell as DealershipsCell_d8a91d1a894184e113e7275c2ec0e5df } from '../../../admin/keys/KeyCells'
import { NewKey as NewKey_644e0d596b0e442df6c983c957c00cbe } from '../../../admin/keys/NewKey'
import { ToHistory as ToHistory_ee37dae032075f07bfda0a6d1e220732 } from '../../../admin/frame/toScreen'
import { SendNow as SendNow_f8c6d7f00416defbfe31f443aa0c3c8d } from '../../../admin/stock-files/SendNow'
import { LastRunCell as LastRunCell_3f3023a471de86118a93d52715e6aa00 } from '../../../admin/stock-files/Runs'
import { RunsField as RunsField_3f3023a471de86118a93d52715e6aa00 } from '../../../admin/stock-files/Runs'
import { Menu as Menu_0790c7b2259d81ffedd44b851b99d653 } from '../../../admin/frame/Menu'
import { PhoneBar as PhoneBar_7e2164c40227668bfc6e6662384ed981 } from '../../../admin/frame/Header'
import { OwnSteps as OwnSteps_7e2164c40227668bfc6e6662384ed981 } from '../../../admin/frame/Header'
import { NamedParts as NamedParts_39718523067369148b62df462e7f7b64 } from '../../../admin/frame/EveryScreen'
import { ClearFaults as ClearFaults_39718523067369148b62df462e7f7b64 } from '../../../admin/frame/EveryScreen'
import { SayDone as SayDone_39718523067369148b62df462e7f7b64 } from '../../../admin/frame/EveryScreen'
import { Icon as Icon_e2609525d3cb4faff6e05c9e8878dd7a } from '../../../admin/brand/Logo'
import { Logo as Logo_e2609525d3cb4faff6e05c9e8878dd7a } from '../../../admin/brand/Logo'
import { Dashboard as Dashboard_f4c94eb62e7d955ed6fcc34236a39620 } from '../../../admin/dashboard/Dashboard'
import { NewLead as NewLead_7cd3d1cf9acc8a0c7e78d0104be59d8b } from '../../../admin/leads/new/NewLead'
import { Inbox as Inbox_5c8231b03516b8a60fdc8b12f3de1e85 } from '../../../admin/leads/inbox/Inbox'
import { Cars as Cars_ea118115cb494664301e2f31d737f532 } from '../../../admin/car/list/Cars'
import { Launch as Launch_a22ff8de7e75f1e6bc3f8996f46f67f5 } from '../../../admin/dealers/launch/Launch'
import { Merchandising as Merchandising_04fa35a2f1ddc1cc43955e7d3af4d702 } from '../../../admin/merchandising/Merchandising'
import { StockFiles as StockFiles_907dd016368147b40d9d78e736edd622 } from '../../../admin/stock-files/StockFiles'
import { Rules as Rules_40d3246fd763be14ae77315bcfbf40f1 } from '../../../admin/leads/rules/Rules'
import { NewBooking as NewBooking_9ecd32634553fa0f80cf8246d7814880 } from '../../../admin/bookings/NewBooking'
import { Bookings as Bookings_a937fae7f96a929c12f37cfe5112e8e2 } from '../../../admin/bookings/Bookings'
import { Rehearsal as Rehearsal_3ed6f5d3dccfacb2f483530a9a5c0bec } from '../../../admin/stock/files/Rehearsal'
import { Reports as Reports_2f0f296bf01c35c5af11b0cb2d43f53e } from '../../../admin/reports/Reports'
import { Search as Search_5cb1e46064f40967326dfce041842332 } from '../../../admin/search/Search'
import { Letters as Letters_c02704cab782a334bef0e35541310fb4 } from '../../../admin/letters/Letters'
import { Privacy as Privacy_1b6358ea21934b99a73f7f2aad6c27d6 } from '../../../admin/privacy/Privacy'
import { SignInPage as SignInPage_9b53f6f1974f1bda029a5b558b0b8072 } from '../../../admin/staff/sign-in/SignInPage'
import { ResetOver as ResetOver_a6a77bbc974fd23a6ce396317946ed82 } from '../../../admin/staff/sign-in/ResetOver'
import { History as History_c6b91ac2e6ec8a34a84baa212a256edd } from '../../../admin/history/History'
import { Dealers as Dealers_754eb236d1849f91f7fc3d0f935dce68 } from '../../../admin/dealers/Dealers'
import { NewDealerPage as NewDealerPage_7fcaddc1183c2636db4c23ffc458f280 } from '../../../admin/dealers/NewDealerPage'
import { RemovePage as RemovePage_b3f2cbb4f4b8794cbbe176af62571c43 } from '../../../admin/dealers/RemovePage'
import { InvitePage as InvitePage_040470b71ec209299262df10e13dde17 } from '../../../admin/staff/InvitePage'
import { AcceptPage as AcceptPage_b8ed5cb1828572d52ae0ebc2e5c4e0e2 } from '../../../admin/staff/AcceptPage'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/leads/LeadOverview#LeadOverview": LeadOverview_d47a8503dc493fd3b807b1108b71e49e,
  "/admin/leads/AssignField#AssignField": AssignField_0667a3e91491595e25ca652f50ddb862,
  "/admin/fields/cells#MomentCell": MomentCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#MomentField": MomentField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/fields/NotDrawn#NotDrawn": NotDrawn_b84794ddb79e90589cd1e6f49ceb4b12,
  "/admin/fields/shown#FactField": FactField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/leads/LeadBeside#LeadBeside": LeadBeside_60fd551f834f89d22749b07b268c3383,
  "/admin/leads/sent/fields#SentField": SentField_4d85767648ca4816e6806ea828476efb,
  "/admin/fields/ReferenceCell#ReferenceCell": ReferenceCell_a7f616763f5bfcae10194c3de6997e2f,
  "/admin/fields/ReferenceCell#ReferenceFact": ReferenceFact_a7f616763f5bfcae10194c3de6997e2f,
  "/admin/fields/cells#DollarsCell": DollarsCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#DollarsField": DollarsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/leads/sent/fields#TradeField": TradeField_4d85767648ca4816e6806ea828476efb,
  "/admin/fields/cells#FlagCell": FlagCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/leads/sent/fields#VisitField": VisitField_4d85767648ca4816e6806ea828476efb,
  "/admin/fields/cells#ChangedCell": ChangedCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/kit/list/EmptyList#EmptyList": EmptyList_4869dca325eba29299c95ddf40817843,
  "/admin/kit/list/ListLabels#ListLabels": ListLabels_58ab35e0236ba65cf4a8c6987b822bea,
  "/admin/frame/RowScreen#NewTitle": NewTitle_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/frame/RowScreen#TabTitle": TabTitle_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/frame/RowScreen#StayHere": StayHere_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/frame/RowScreen#KeepPlace": KeepPlace_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/frame/RowScreen#KeepUnsaved": KeepUnsaved_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/frame/FormMoments#FormMoments": FormMoments_ebf764a27e0687ac794156498e5ce8ee,
  "/admin/history/RowHistory#RowHistory": RowHistory_1cfd16dbc58268648d22b4c069a9e07b,
  "/admin/frame/toScreen#ToInbox": ToInbox_ee37dae032075f07bfda0a6d1e220732,
  "/admin/kit/list/RowCells#TitleCell": TitleCell_467d2636b654131208b04d3ac4f90e85,
  "/admin/history/undo/ListBatches#ListBatches": ListBatches_16ffa59ce9c23db69e7783c6044b59e9,
  "/admin/kit/list/ListView#ListView": ListView_87e3be2f12929e8be51cdf77ae962bd2,
  "/admin/settings/makes/MakesField#MakesField": MakesField_5370bdff0ed7354bd925e75ed420682d,
  "/admin/frame/toScreen#ToRules": ToRules_ee37dae032075f07bfda0a6d1e220732,
  "/admin/bookings/BookingHead#BookingHead": BookingHead_c30e934339bfb23a6ad77ee6c0a99a98,
  "/admin/reservations/ReservationActions#ReservationActions": ReservationActions_bcc6392379eb9436864fa02dc8b81798,
  "/admin/related/RelatedRecords#RelatedRecords": RelatedRecords_7a27ec55dc9eb0f11b62aba2e1cab68e,
  "/admin/leads/sent/fields#ConsentField": ConsentField_4d85767648ca4816e6806ea828476efb,
  "/admin/trade-in/ValuationHead#ValuationHead": ValuationHead_1a9bb273c02a9b179196f1fd087c3b90,
  "/admin/trade-in/ValuationCells#TradeInCell": TradeInCell_508365381a74e9c0cf5fb451349ecadd,
  "/admin/trade-in/ValuationCells#ShopperCell": ShopperCell_508365381a74e9c0cf5fb451349ecadd,
  "/admin/trade-in/ValuationCells#GuideCell": GuideCell_508365381a74e9c0cf5fb451349ecadd,
  "/admin/trade-in/ValuationCells#StandingCell": StandingCell_508365381a74e9c0cf5fb451349ecadd,
  "/admin/fields/cells#KmCell": KmCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/leads/sent/fields#AnswersField": AnswersField_4d85767648ca4816e6806ea828476efb,
  "/admin/leads/sent/fields#GuideField": GuideField_4d85767648ca4816e6806ea828476efb,
  "/admin/dashboard/ListNeeds#ListNeeds": ListNeeds_417c673ad375deb83d836f2e783eb09c,
  "/admin/fields/cells#CentsCell": CentsCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/shown#CentsField": CentsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/bookings/BookForShopper#BookForShopper": BookForShopper_d2752da043e9f16abe9e40b4664c9960,
  "/admin/fields/carName#CarCell": CarCell_017a4fa2827fe5547782e02a38b7e832,
  "/admin/fields/carName#CarField": CarField_017a4fa2827fe5547782e02a38b7e832,
  "/admin/kit/list/RowCells#SavedCell": SavedCell_467d2636b654131208b04d3ac4f90e85,
  "/admin/saved-searches/FitsCell#FitsCell": FitsCell_b68da18b817d9c25fd49335f5e22339f,
  "/admin/kit/list/RowCells#PillCell": PillCell_467d2636b654131208b04d3ac4f90e85,
  "/admin/car/TouchedField#TouchedField": TouchedField_f68df177a137295b3f8a20b3b67523ae,
  "/admin/car/showField#OpenAtField": OpenAtField_d38241c9e3a69d2e76b4ffbd208f8916,
  "/admin/car/CarSummary#CarSummary": CarSummary_554434adbe8a25a285b5bea027b79bdf,
  "/admin/fields/DollarsBox#DollarsBox": DollarsBox_d5d2ffe488d91fce85fa8288a0fd8bcf,
  "/admin/fields/ReferenceField#ReferenceField": ReferenceField_7b196a0029559dd481bfa02bfd6baa5f,
  "/admin/pictures/PhotosField#PhotosField": PhotosField_4c58ba218e8b04c7075211a1989f5bf2,
  "/admin/fields/LinesField#LinesField": LinesField_5be33a5b1932287a7477ae7cef91c404,
  "/admin/fields/PartsField#PartsField": PartsField_b6740a6ed0626541dea03976e7283054,
  "/admin/history/car/CarHistory#CarHistory": CarHistory_3ba8276cf0047fabb0b39e90c5183a8c,
  "/admin/frame/toScreen#ToCars": ToCars_ee37dae032075f07bfda0a6d1e220732,
  "/admin/merchandising/RulePreview#RulePreview": RulePreview_42a46d3d408852afb4d0ab6294fd17e6,
  "/admin/frame/toScreen#ToMerchandising": ToMerchandising_ee37dae032075f07bfda0a6d1e220732,
  "/admin/stock/FeedCells#FeedTimeCell": FeedTimeCell_d858c968eb8696bb03fd6fdabcc6715b,
  "/admin/stock/FeedCells#TakenOffCell": TakenOffCell_d858c968eb8696bb03fd6fdabcc6715b,
  "/admin/stock/FeedCells#RefusedCell": RefusedCell_d858c968eb8696bb03fd6fdabcc6715b,
  "/admin/stock/FeedState#FeedState": FeedState_d41e082af181e7bae6ce068a8f211cbf,
  "/admin/stock/FeedCells#FeedStateCell": FeedStateCell_d858c968eb8696bb03fd6fdabcc6715b,
  "/admin/stock/FeedHistory#FeedHistory": FeedHistory_762e120dec8cc8978c751c52488b021a,
  "@payloadcms/ui#PasswordField": PasswordField_3817bf644402e67bfe6577f60ef982de,
  "/admin/fields/shown#WordsField": WordsField_107491a3c772646377f4cd3f4b3916e4,
  "/admin/pages/AddressInTrash#AddressInTrash": AddressInTrash_23d5c7b81c67ebead74ff590e95d833b,
  "/admin/fields/PictureAddressField#PictureAddressField": PictureAddressField_8160610034478399e939b9b9cd263d8f,
  "/admin/blocks/BlockLabel#BlockLabel": BlockLabel_0ea0ddd1ab940e2dcefc365eabd5f08b,
  "/admin/links/LinkField#LinkField": LinkField_ee36f00eb86a8ed32493a08e1d3f278c,
  "/admin/fields/StockChoiceField#StockChoiceField": StockChoiceField_9c303367722217018445166587245bce,
  "/admin/fields/cells#DayCell": DayCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/DayField#DayField": DayField_9eb13f8485e913fe7f24775f6ab35c4a,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/fields/PictureField#PictureField": PictureField_16a7410b4ecc1b53915daa732923fbc7,
  "/admin/plans/PlanCell#PlanCell": PlanCell_364f22d33e7a3883e353b4ffbc2cc99e,
  "/admin/kit/list/RowCells#StateCell": StateCell_467d2636b654131208b04d3ac4f90e85,
  "/admin/pages/ReadyPages#ReadyPages": ReadyPages_d9b63f5f0470ec96791722ccf4302f02,
  "/admin/plans/PlanControl#PlanControl": PlanControl_b9ae6c6325efcf266a773295423ea6a4,
  "/admin/pages/PageForm#KeepTyped": KeepTyped_36d241ab8e95cf7dd44e7edd3851872b,
  "/admin/pages/PageForm#OpenNewBlocks": OpenNewBlocks_36d241ab8e95cf7dd44e7edd3851872b,
  "/admin/frame/RowScreen#LeaveRow": LeaveRow_af5f92269c4f3fcdc020e33790ff9609,
  "/admin/history/Versions#Versions": Versions_39f1d8280b1ce353b38188b9c8c7be56,
  "/admin/fields/TickList#PlacesField": PlacesField_72b26adb15263491faf4de2f14ffd013,
  "/admin/compliance/OfferFindings#OfferFindings": OfferFindings_c329ab1e28b10ac05ebc018a701deb6d,
  "/admin/compliance/PublishAsking#PublishAsking": PublishAsking_3a2eb157b66be8291585420fddad7fe3,
  "/admin/kit/list/RowCells#RunCell": RunCell_467d2636b654131208b04d3ac4f90e85,
  "/admin/fields/cells#AfterCarsCell": AfterCarsCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/TickList#TicksField": TicksField_72b26adb15263491faf4de2f14ffd013,
  "/admin/finance/RateCells#RateStateCell": RateStateCell_ae40a9afa90b447f19a59dde255c2423,
  "/admin/finance/RateCells#ExampleCell": ExampleCell_ae40a9afa90b447f19a59dde255c2423,
  "/admin/finance/RateCells#PercentCell": PercentCell_ae40a9afa90b447f19a59dde255c2423,
  "/admin/place/PlaceCells#ModelCarsCell": ModelCarsCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/settings/makes/WordField#WordField": WordField_187e048c8954870a2279870ec2e13ef6,
  "/admin/kit/OnSite#OnSite": OnSite_d587faabc2e74062c217fab9550631b4,
  "/admin/fields/cells#RatingCell": RatingCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/fields/TiedLabel#TiedLabel": TiedLabel_8f05b9b175dd98cf3c618455d87c5db9,
  "/admin/fields/cells#PictureCell": PictureCell_126e6a8a128b29b20749dc70a20435a0,
  "/admin/redirects/RedirectCells#ToCell": ToCell_0ffb88582045044f11857201d4fc8e2b,
  "/admin/redirects/RedirectCells#WorksCell": WorksCell_0ffb88582045044f11857201d4fc8e2b,
  "/admin/redirects/RedirectCells#UsedCell": UsedCell_0ffb88582045044f11857201d4fc8e2b,
  "/admin/redirects/RedirectCells#TestCell": TestCell_0ffb88582045044f11857201d4fc8e2b,
  "/admin/redirects/ImportRedirects#ImportRedirects": ImportRedirects_1b87ba5ead8426bf019b704ff5ccb3dd,
  "/admin/place/PlaceCells#PlaceCell": PlaceCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/PlaceCells#TodayCell": TodayCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/LocationHours#LocationHours": LocationHours_422fb75e5d1880dd867bfa77f78499b0,
  "/admin/bookings/BlockedTimesField#BlockedTimesField": BlockedTimesField_9dc77cce264ff1c7f1583904550da721,
  "/admin/place/HoursHead#HoursHead": HoursHead_0a1e94d852a13a1d3d6b42fe7a2c5814,
  "/admin/place/PlaceCells#DepartmentCell": DepartmentCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/PlaceCells#DaysCell": DaysCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/PlaceCells#OpenNowCell": OpenNowCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/WeekCell#WeekCell": WeekCell_1363357f18f3f3b085f568ad3fcbfafc,
  "/admin/place/WeekField#WeekField": WeekField_c7aa7bd0e4508d4adf64950b782c26df,
  "/admin/place/ExceptionsField#ExceptionsField": ExceptionsField_6239eef9ad8a0089c8c57f578913f209,
  "/admin/place/PlaceCells#PlacesCell": PlacesCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/place/PlaceCells#CarsCell": CarsCell_b0ddd119d21696cc459753f2337caf18,
  "/admin/staff/StateCell#StateCell": StateCell_de18ba88884054ac36766670d75fffed,
  "/admin/staff/InvitationField#InvitationField": InvitationField_11aeccaa3e3f0b8c6e0d976bbf05df7b,
  "/admin/staff/OwnPassword#OwnPassword": OwnPassword_2de097864b0a8f16fb7aa106b69dceca,
  "/admin/staff/OwnRights#NameField": NameField_dcddd13c8dfcad993eb58e9a8a094716,
  "/admin/staff/StateCell#LastHereCell": LastHereCell_de18ba88884054ac36766670d75fffed,
  "/admin/staff/OwnRights#RoleField": RoleField_dcddd13c8dfcad993eb58e9a8a094716,
  "/admin/staff/OwnRights#PlacesField": PlacesField_dcddd13c8dfcad993eb58e9a8a094716,
  "/admin/staff/StateCell#PlacesCell": PlacesCell_de18ba88884054ac36766670d75fffed,
  "/admin/staff/OwnRights#TopicsField": TopicsField_dcddd13c8dfcad993eb58e9a8a094716,
  "/admin/staff/OwnRights#DisabledField": DisabledField_dcddd13c8dfcad993eb58e9a8a094716,
  "/admin/staff/two-steps/TwoStepsField#TwoStepsField": TwoStepsField_458ab0ec955043ded43d00e68c8c4fdb,
  "/admin/frame/FormMoments#AccountMoments": AccountMoments_ebf764a27e0687ac794156498e5ce8ee,
  "/admin/staff/InviteLink#InviteLink": InviteLink_abb965678a5a2127007ac4ca53ff919f,
  "/admin/settings/SettingsField#SettingsField": SettingsField_351e876c20f4b301c3d13259184c264d,
  "/admin/dealers/NewDealerPage#NewDealerLink": NewDealerLink_7fcaddc1183c2636db4c23ffc458f280,
  "/admin/leads/sent/Destinations#LastSentCell": LastSentCell_b6939c90e188d7f8244d88e8626803ab,
  "/admin/leads/Destination#TestMail": TestMail_8e62368e7d82b3c9d9bec343b8c02129,
  "/admin/leads/Destination#SigningSecret": SigningSecret_8e62368e7d82b3c9d9bec343b8c02129,
  "/admin/leads/Destination#TestWebhook": TestWebhook_8e62368e7d82b3c9d9bec343b8c02129,
  "/admin/leads/MissedLeads#MissedLeads": MissedLeads_1bca7215c707935f7e18644e5cc1cfbb,
  "/admin/stock-files/Runs#IsSentCell": IsSentCell_3f3023a471de86118a93d52715e6aa00,
  "/admin/leads/sent/Destinations#LocationDestinations": LocationDestinations_b6939c90e188d7f8244d88e8626803ab,
  "/admin/keys/KeyState#KeyState": KeyState_8755088741bca3f15acf87035c6ac1f4,
  "/admin/keys/KeyCells#EndCell": EndCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/KeyCells#ScopesCell": ScopesCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/KeyCells#DealershipsCell": DealershipsCell_d8a91d1a894184e113e7275c2ec0e5df,
  "/admin/keys/NewKey#NewKey": NewKey_644e0d596b0e442df6c983c957c00cbe,
  "/admin/frame/toScreen#ToHistory": ToHistory_ee37dae032075f07bfda0a6d1e220732,
  "/admin/stock-files/SendNow#SendNow": SendNow_f8c6d7f00416defbfe31f443aa0c3c8d,
  "/admin/stock-files/Runs#LastRunCell": LastRunCell_3f3023a471de86118a93d52715e6aa00,
  "/admin/stock-files/Runs#RunsField": RunsField_3f3023a471de86118a93d52715e6aa00,
  "/admin/frame/Menu#Menu": Menu_0790c7b2259d81ffedd44b851b99d653,
  "/admin/frame/Header#PhoneBar": PhoneBar_7e2164c40227668bfc6e6662384ed981,
  "/admin/frame/Header#OwnSteps": OwnSteps_7e2164c40227668bfc6e6662384ed981,
  "/admin/frame/EveryScreen#NamedParts": NamedParts_39718523067369148b62df462e7f7b64,
  "/admin/frame/EveryScreen#ClearFaults": ClearFaults_39718523067369148b62df462e7f7b64,
  "/admin/frame/EveryScreen#SayDone": SayDone_39718523067369148b62df462e7f7b64,
  "/admin/brand/Logo#Icon": Icon_e2609525d3cb4faff6e05c9e8878dd7a,
  "/admin/brand/Logo#Logo": Logo_e2609525d3cb4faff6e05c9e8878dd7a,
  "/admin/dashboard/Dashboard#Dashboard": Dashboard_f4c94eb62e7d955ed6fcc34236a39620,
  "/admin/leads/new/NewLead#NewLead": NewLead_7cd3d1cf9acc8a0c7e78d0104be59d8b,
  "/admin/leads/inbox/Inbox#Inbox": Inbox_5c8231b03516b8a60fdc8b12f3de1e85,
  "/admin/car/list/Cars#Cars": Cars_ea118115cb494664301e2f31d737f532,
  "/admin/dealers/launch/Launch#Launch": Launch_a22ff8de7e75f1e6bc3f8996f46f67f5,
  "/admin/merchandising/Merchandising#Merchandising": Merchandising_04fa35a2f1ddc1cc43955e7d3af4d702,
  "/admin/stock-files/StockFiles#StockFiles": StockFiles_907dd016368147b40d9d78e736edd622,
  "/admin/leads/rules/Rules#Rules": Rules_40d3246fd763be14ae77315bcfbf40f1,
  "/admin/bookings/NewBooking#NewBooking": NewBooking_9ecd32634553fa0f80cf8246d7814880,
  "/admin/bookings/Bookings#Bookings": Bookings_a937fae7f96a929c12f37cfe5112e8e2,
  "/admin/stock/files/Rehearsal#Rehearsal": Rehearsal_3ed6f5d3dccfacb2f483530a9a5c0bec,
  "/admin/reports/Reports#Reports": Reports_2f0f296bf01c35c5af11b0cb2d43f53e,
  "/admin/search/Search#Search": Search_5cb1e46064f40967326dfce041842332,
  "/admin/letters/Letters#Letters": Letters_c02704cab782a334bef0e35541310fb4,
  "/admin/privacy/Privacy#Privacy": Privacy_1b6358ea21934b99a73f7f2aad6c27d6,
  "/admin/staff/sign-in/SignInPage#SignInPage": SignInPage_9b53f6f1974f1bda029a5b558b0b8072,
  "/admin/staff/sign-in/ResetOver#ResetOver": ResetOver_a6a77bbc974fd23a6ce396317946ed82,
  "/admin/history/History#History": History_c6b91ac2e6ec8a34a84baa212a256edd,
  "/admin/dealers/Dealers#Dealers": Dealers_754eb236d1849f91f7fc3d0f935dce68,
  "/admin/dealers/NewDealerPage#NewDealerPage": NewDealerPage_7fcaddc1183c2636db4c23ffc458f280,
  "/admin/dealers/RemovePage#RemovePage": RemovePage_b3f2cbb4f4b8794cbbe176af62571c43,
  "/admin/staff/InvitePage#InvitePage": InvitePage_040470b71ec209299262df10e13dde17,
  "/admin/staff/AcceptPage#AcceptPage": AcceptPage_b8ed5cb1828572d52ae0ebc2e5c4e0e2,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
