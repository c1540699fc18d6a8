import type { CollectionConfig } from 'payload'
import { guarded } from '@/access/guarded'
import { Absences } from './Absences'
import { Bookings } from './Bookings'
import { AuditLog } from './AuditLog'
import { BulkChanges } from './BulkChanges'
import { Events } from './Events'
import { FeedChunks } from './FeedChunks'
import { CarHistory } from './CarHistory'
import { Cars } from './Cars'
import { DataBreaches } from './DataBreaches'
import { Dealerships } from './Dealerships'
import { Deals } from './Deals'
import { dressed } from './dressed'
import { FinanceRates } from './FinanceRates'
import { Fonts } from './Fonts'
import { IdempotencyKeys } from './IdempotencyKeys'
import { IntegratorKeys } from './IntegratorKeys'
import { LeadDestinations } from './LeadDestinations'
import { LeadRules } from './LeadRules'
import { KeyCalls } from './KeyCalls'
import { LeadTurns } from './LeadTurns'
import { Leads } from './Leads'
import { Locations } from './Locations'
import { Manufacturers } from './Manufacturers'
import { Media } from './Media'
import { MerchandisingRules } from './MerchandisingRules'
import { Models } from './Models'
import { Offers } from './Offers'
import { OpeningHours } from './OpeningHours'
import { Pages } from './Pages'
import { Payments } from './Payments'
import { Plans } from './Plans'
import { Popups } from './Popups'
import { Posts } from './Posts'
import { PrizeDraws } from './PrizeDraws'
import { PromoNodes } from './PromoNodes'
import { Redirects } from './Redirects'
import { ReplyTemplates } from './ReplyTemplates'
import { Reservations } from './Reservations'
import { Reviews } from './Reviews'
import { SavedSearches } from './SavedSearches'
import { SecondFactors } from './SecondFactors'
import { ShopperLogins } from './ShopperLogins'
import { Shoppers } from './Shoppers'
import { Shortlists } from './Shortlists'
import { SignInCodes } from './SignInCodes'
import { SiteFigures } from './SiteFigures'
import { StaffSessions } from './StaffSessions'
import { StockAddresses } from './StockAddresses'
import { StockTargets } from './StockTargets'
import { StockFeeds } from './StockFeeds'
import { TeamMembers } from './TeamMembers'
import { Tenants } from './Tenants'
import { Users } from './Users'
import { Valuations } from './Valuations'
import { WaitingShoppers } from './WaitingShoppers'
import { Watchlist } from './Watchlist'

const leads = [
  Leads,
  ReplyTemplates,
  LeadRules,
  Bookings,
  Reservations,
  WaitingShoppers,
  Valuations,
  Payments,
  Shoppers,
  Watchlist,
  SavedSearches,
  PrizeDraws,
]
const stock = [Cars, MerchandisingRules, StockFeeds, StockAddresses]
const website = [Pages, Offers, PromoNodes, FinanceRates, Models, Posts, Reviews, Media, Fonts, Redirects]
const dealership = [Locations, OpeningHours, TeamMembers, Absences, Dealerships]
const settings = [
  Users,
  Tenants,
  LeadDestinations,
  IntegratorKeys,
  AuditLog,
  Manufacturers,
  IdempotencyKeys,
  ShopperLogins,
  Deals,
  SignInCodes,
  // Last, so that the names of the others' indexes stay.
  Popups,
  SiteFigures,
  StaffSessions,
  SecondFactors,
  LeadTurns,
  KeyCalls,
  CarHistory,
  Plans,
  DataBreaches,
  BulkChanges,
  FeedChunks,
  Events,
  Shortlists,
  StockTargets,
]

/** In the order of the admin's menu. */
export const collections: CollectionConfig[] = [...leads, ...stock, ...website, ...dealership, ...settings]
  .map(guarded)
  .map(dressed)
