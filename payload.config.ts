import { buildConfig } from 'payload'
import path from 'node:path'
import { withFreshSaves } from '@/access/freshSaves'
import { closeInternals } from '@/access/internals'
import { titledViews } from '@/admin/frame/titles'
import { PAYLOAD_WORDS } from '@/admin/words/payloadWords.data'
import { quietRefusals } from '@/access/quietRefusals'
import { answerRestError } from '@/access/restError'
import { adminOrigins } from '@/lib/origins'
import { collections } from '@/collections'
import { deskEndpoints, bookingStateEndpoint } from '@/admin/bookings/endpoints'
import { moveEndpoints } from '@/admin/bookings/moveEndpoints'
import { newLeadEndpoint } from '@/admin/leads/new/newLeadEndpoint'
import { dealerEndpoints, shownDealerEndpoint } from '@/admin/dealers/endpoints'
import { acceptEndpoint } from '@/admin/staff/acceptEndpoint'
import { endSessionsEndpoint, inviteEndpoint, openInvitationEndpoint } from '@/admin/staff/endpoints'
import { personDataEndpoint } from '@/admin/privacy/endpoint'
import { ownSecondStepEndpoint, resetSecondStepEndpoint } from '@/admin/staff/two-steps/endpoints'
import { valuationFigureEndpoint } from '@/admin/trade-in/figureEndpoint'
import { valuationPhotoEndpoint } from '@/admin/trade-in/photoEndpoint'
import {
  missedEndpoints,
  testMailEndpoint,
  testWebhookEndpoint,
  deliveryEndpoints,
} from '@/admin/leads/endpoints'
import { stockChoicesEndpoint, carExportEndpoint } from '@/admin/car/list/endpoints'
import { carChangeEndpoint } from '@/admin/car/list/changeEndpoint'
import { carPhotoEndpoint } from '@/admin/pictures/endpoint'
import { rulePreviewEndpoint } from '@/admin/merchandising/readRules'
import { holidayEndpoint } from '@/admin/place/holidayEndpoint'
import { exportEndpoint } from '@/admin/leads/inbox/exportEndpoint'
import { planEndpoints } from '@/admin/plans/planEndpoint'
import { makesEndpoint } from '@/admin/settings/makes/makesEndpoint'
import { modelWordsEndpoint } from '@/admin/settings/makes/modelWordsEndpoint'
import { linkTargetsEndpoint } from '@/admin/links/targetsEndpoint'
import { reportTableEndpoint } from '@/admin/reports/tableEndpoint'
import { leadSourcesEndpoint } from '@/admin/leads/sourcesEndpoint'
import { searchAnswersEndpoint } from '@/admin/search/answersEndpoint'
import { answerEndpoint } from '@/admin/leads/answerEndpoint'
import { snoozeEndpoints } from '@/admin/leads/snoozeEndpoints'
import { joinEndpoints } from '@/admin/leads/joinEndpoints'
import { threadEndpoints } from '@/admin/leads/threadEndpoints'
import { rehearsalEndpoint, wordsEndpoint } from '@/admin/stock/files/endpoints'
import { undoEndpoint } from '@/admin/history/undo/undoEndpoint'
import { backEndpoints, feedDecisionEndpoint } from '@/admin/stock/endpoints'
import { stockSendEndpoint } from '@/admin/stock-files/sendEndpoint'
import { sameCarEndpoint } from '@/admin/stock/sameCar/endpoint'
import { reservationEndpoint } from '@/admin/reservations/actionEndpoint'
import { SEALED } from '@/core/person/sealedLeads'
import { databaseAdapter } from '@/db/adapter'
import { registerConfig } from '@/db/payload'
import { env } from '@/env'
import { payloadMail } from '@/integrations/mail/forPayload'
import { MAX_UPLOAD_BYTES, REFUSALS } from '@/features/pictures/limits.rules'
import { withMoments } from '@/fields/moments'
import { editor } from '@/fields/richText'

const config = buildConfig({
  // With the prefix browsers take it from this very host over https alone, and from no neighbour of its domain.
  cookiePrefix: env.mode === 'production' ? '__Host-payload' : 'payload',
  admin: {
    user: 'users',
    meta: {
      titleSuffix: ' · Forecourt',
      // Its picture would fetch letters that its font lacks from other websites, for anybody who asks.
      defaultOGImageType: 'off',
      icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/admin/icon.svg' }],
    },
    importMap: { baseDir: 'src' },
    avatar: 'default',
    // For the screens of versions, which show moments by the browser's clock: the format names the zone.
    dateFormat: 'd MMM yyyy, h:mm aaa (O)',
    components: {
      graphics: { Logo: '/admin/brand/Logo#Logo', Icon: '/admin/brand/Logo#Icon' },
      header: [
        '/admin/frame/Header#PhoneBar',
        '/admin/frame/Header#OwnSteps',
        '/admin/frame/EveryScreen#NamedParts',
        '/admin/frame/EveryScreen#ClearFaults',
        '/admin/frame/EveryScreen#SayDone',
      ],
      Nav: '/admin/frame/Menu#Menu',
      views: titledViews({
        dashboard: { Component: '/admin/dashboard/Dashboard#Dashboard' },
        newLead: { Component: '/admin/leads/new/NewLead#NewLead', path: '/leads/new', exact: true },
        leads: { Component: '/admin/leads/inbox/Inbox#Inbox', path: '/leads' },
        cars: { Component: '/admin/car/list/Cars#Cars', path: '/cars' },
        launch: { Component: '/admin/dealers/launch/Launch#Launch', path: '/launch', exact: true },
        merchandising: {
          Component: '/admin/merchandising/Merchandising#Merchandising',
          path: '/merchandising',
        },
        stockFiles: {
          Component: '/admin/stock-files/StockFiles#StockFiles',
          path: '/stock-files',
          exact: true,
        },
        sharing: { Component: '/admin/leads/rules/Rules#Rules', path: '/lead-sharing' },
        newBooking: {
          Component: '/admin/bookings/NewBooking#NewBooking',
          path: '/bookings/new',
          exact: true,
        },
        bookings: { Component: '/admin/bookings/Bookings#Bookings', path: '/bookings' },
        rehearsal: {
          Component: '/admin/stock/files/Rehearsal#Rehearsal',
          path: '/rehearsal',
          exact: true,
        },
        reports: { Component: '/admin/reports/Reports#Reports', path: '/reports' },
        search: { Component: '/admin/search/Search#Search', path: '/search' },
        mails: { Component: '/admin/letters/Letters#Letters', path: '/mails', exact: true },
        privacy: { Component: '/admin/privacy/Privacy#Privacy', path: '/privacy', exact: true },
        login: { Component: '/admin/staff/sign-in/SignInPage#SignInPage', path: '/login' },
        // `/reset/<token>` is Payload's; without a token that works it leads here.
        resetOver: {
          Component: '/admin/staff/sign-in/ResetOver#ResetOver',
          path: '/reset',
          exact: true,
          meta: { title: 'New password' },
        },
        history: { Component: '/admin/history/History#History', path: '/history' },
        dealers: { Component: '/admin/dealers/Dealers#Dealers', path: '/dealers', exact: true },
        newDealer: {
          Component: '/admin/dealers/NewDealerPage#NewDealerPage',
          path: '/dealers/new',
          exact: true,
        },
        removeDealer: {
          Component: '/admin/dealers/RemovePage#RemovePage',
          path: '/dealers/remove',
          exact: true,
        },
        invite: { Component: '/admin/staff/InvitePage#InvitePage', path: '/invite', exact: true },
        invitation: {
          Component: '/admin/staff/AcceptPage#AcceptPage',
          path: '/invitation',
          meta: { title: 'Join the team' },
        },
      }),
    },
  },
  routes: { admin: '/admin', api: '/admin/api' },
  i18n: { translations: { en: PAYLOAD_WORDS } },
  collections,
  endpoints: [
    answerEndpoint,
    ...snoozeEndpoints,
    ...threadEndpoints,
    ...joinEndpoints,
    ...deliveryEndpoints,
    exportEndpoint,
    carChangeEndpoint,
    carExportEndpoint,
    carPhotoEndpoint,
    rulePreviewEndpoint,
    holidayEndpoint,
    reportTableEndpoint,
    searchAnswersEndpoint,
    leadSourcesEndpoint,
    testMailEndpoint,
    testWebhookEndpoint,
    ...missedEndpoints,
    reservationEndpoint,
    feedDecisionEndpoint,
    ...backEndpoints,
    stockSendEndpoint,
    sameCarEndpoint,
    rehearsalEndpoint,
    wordsEndpoint,
    ...moveEndpoints,
    bookingStateEndpoint,
    ...deskEndpoints,
    newLeadEndpoint,
    stockChoicesEndpoint,
    valuationPhotoEndpoint,
    valuationFigureEndpoint,
    inviteEndpoint,
    openInvitationEndpoint,
    acceptEndpoint,
    endSessionsEndpoint,
    personDataEndpoint,
    ownSecondStepEndpoint,
    resetSecondStepEndpoint,
    ...dealerEndpoints,
    shownDealerEndpoint,
    ...planEndpoints,
    linkTargetsEndpoint,
    makesEndpoint,
    modelWordsEndpoint,
    undoEndpoint,
  ],
  db: withFreshSaves(await databaseAdapter(env, SEALED)),
  editor,
  secret: env.payloadSecret,
  email: payloadMail,
  csrf: adminOrigins(env),
  cors: [],
  defaultDepth: 1,
  maxDepth: 3,
  graphQL: { disable: true },
  hooks: { afterError: [answerRestError] },
  upload: {
    // A form of the admin is its values and one file.
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 4, parts: 5, fieldSize: 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: REFUSALS.bytes,
  },
  telemetry: false,
  logger: { options: { level: env.logLevel, base: null, hooks: { logMethod: quietRefusals } } },
  // A caller's mistake is not an error of this program.
  loggingLevels: { AuthenticationError: 'info', QueryError: 'info', LockedAuth: 'warn' },
  typescript: {
    outputFile: path.resolve(/* turbopackIgnore: true */ 'src/payload-types.ts'),
    autoGenerate: false,
  },
})
  .then(closeInternals)
  .then(withMoments)
registerConfig(config)

export default config
