// Made from the OpenAPI document by `npm run generate:clients`. It needs nothing but fetch.
export const API_VERSION = '2026-11-30'

export interface Options {
  /** The platform's own address, such as https://platform.example */
  origin: string
  key: string
  /** How often a call is sent again after 429 and 503. */
  tries?: number
  fetch?: typeof fetch
}

/** What the API refuses. `code` is for programs and does not change. */
export class ForecourtError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    readonly errors: ReadonlyArray<{ detail: string; pointer: string }>,
    readonly requestId: string | null,
  ) {
    super(detail)
    this.name = 'ForecourtError'
  }
}

type Named = Record<string, string | number | boolean | null | undefined>
const given = (values: Named): [string, string][] =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
const AGAIN = [429, 503]

export class Forecourt {
  constructor(private readonly options: Options) {}

  /** Pages of events from a cursor on, each with the cursor to store and whether some may be missing. */
  async *events(
    after = '',
    types?: string,
  ): AsyncGenerator<{ items: EventPage['items']; cursor: string; gap: boolean }> {
    for (let more = true; more; ) {
      const page = await this.listEvents({ after, types, limit: 500 })
      after = page.next_cursor
      more = page.more
      yield { items: page.items, cursor: after, gap: page.gap }
    }
  }

  /** What your key is and may do */
  readKey(): Promise<Key> {
    return this.call("GET", `/me`, {}, {}, undefined, false)
  }

  /** What the key may write to */
  listDealerships(): Promise<Dealerships> {
    return this.call("GET", `/dealerships`, {}, {}, undefined, false)
  }

  /** The words of each field */
  listVocabularies(): Promise<Vocabularies> {
    return this.call("GET", `/vocabularies`, {}, {}, undefined, false)
  }

  /** Create or replace a car */
  putCar(params: { dealership: string; stocknum: string; mode?: "own" | "replace"; dry_run?: boolean; if_match?: string }, body: Car): Promise<Result> {
    return this.call("PUT", `/dealerships/${encodeURIComponent(params.dealership)}/cars/${encodeURIComponent(params.stocknum)}`, { "mode": params.mode, "dry_run": params.dry_run }, { "If-Match": params.if_match }, body, false)
  }

  /** Read a car */
  getCar(params: { dealership: string; stocknum: string; if_none_match?: string }): Promise<CarWithPictures> {
    return this.call("GET", `/dealerships/${encodeURIComponent(params.dealership)}/cars/${encodeURIComponent(params.stocknum)}`, {}, { "If-None-Match": params.if_none_match }, undefined, false)
  }

  /** Change some fields of a car */
  patchCar(params: { dealership: string; stocknum: string; dry_run?: boolean; if_match?: string }, body: CarChange): Promise<Result> {
    return this.call("PATCH", `/dealerships/${encodeURIComponent(params.dealership)}/cars/${encodeURIComponent(params.stocknum)}`, { "dry_run": params.dry_run }, { "If-Match": params.if_match }, body, false)
  }

  /** Withdraw a car */
  withdrawCar(params: { dealership: string; stocknum: string; dry_run?: boolean; if_match?: string; source_version?: string | "" }): Promise<Result> {
    return this.call("DELETE", `/dealerships/${encodeURIComponent(params.dealership)}/cars/${encodeURIComponent(params.stocknum)}`, { "dry_run": params.dry_run, "source_version": params.source_version }, { "If-Match": params.if_match }, undefined, false)
  }

  /** List the cars of a dealership */
  listCars(params: { dealership: string; cursor?: string; updated_since?: string | ""; limit?: number }): Promise<CarPage> {
    return this.call("GET", `/dealerships/${encodeURIComponent(params.dealership)}/cars`, { "cursor": params.cursor, "updated_since": params.updated_since, "limit": params.limit }, {}, undefined, false)
  }

  /** Change some fields of up to 500 cars */
  patchCars(params: { dealership: string; dry_run?: boolean }, body: Array<CarChangeInBatch>): Promise<BatchResult> {
    return this.call("PATCH", `/dealerships/${encodeURIComponent(params.dealership)}/cars:batch`, { "dry_run": params.dry_run }, {}, body, false)
  }

  /** Create or replace up to 500 cars */
  batchCars(params: { dealership: string; mode?: "own" | "replace"; dry_run?: boolean }, body: Array<CarInBatch>): Promise<BatchResult> {
    return this.call("POST", `/dealerships/${encodeURIComponent(params.dealership)}/cars:batch`, { "mode": params.mode, "dry_run": params.dry_run }, {}, body, true)
  }

  /** Open a full feed */
  openFeed(params: { dealership: string; mode?: "own" | "replace"; dry_run?: boolean }, body?: FeedOpening): Promise<Feed> {
    return this.call("POST", `/dealerships/${encodeURIComponent(params.dealership)}/feeds`, { "mode": params.mode, "dry_run": params.dry_run }, {}, body, true)
  }

  /** Read the full feeds */
  listFeeds(params: { cursor?: string; limit?: number } = {}): Promise<FeedPage> {
    return this.call("GET", `/feeds`, { "cursor": params.cursor, "limit": params.limit }, {}, undefined, false)
  }

  /** Read a full feed */
  readFeed(params: { feed: string }): Promise<FeedRun> {
    return this.call("GET", `/feeds/${encodeURIComponent(params.feed)}`, {}, {}, undefined, false)
  }

  /** Send a chunk of a full feed */
  feedCars(params: { feed: string; dry_run?: boolean }, body: Array<CarInBatch>): Promise<BatchResult> {
    return this.call("POST", `/feeds/${encodeURIComponent(params.feed)}/cars`, { "dry_run": params.dry_run }, {}, body, true)
  }

  /** Commit a full feed */
  commitFeed(params: { feed: string; dry_run?: boolean }, body?: FeedOpening): Promise<FeedResult> {
    return this.call("POST", `/feeds/${encodeURIComponent(params.feed)}/commit`, { "dry_run": params.dry_run }, {}, body, true)
  }

  /** Send a stock file as it is */
  sendFile(params: { dealership: string; name?: string; mode?: "full" | "update" | "replace" | "add"; dry_run?: boolean }, body: string | Uint8Array): Promise<FileResult> {
    return this.call("POST", `/dealerships/${encodeURIComponent(params.dealership)}/files`, { "name": params.name, "mode": params.mode, "dry_run": params.dry_run }, {}, body, true)
  }

  /** The files that other websites fetch */
  listStockFiles(): Promise<StockFiles> {
    return this.call("GET", `/stock-files`, {}, {}, undefined, false)
  }

  /** Cars for sale, as another website wants them */
  readStockFile(params: { file: string; if_none_match?: string }): Promise<Record<string, unknown>> {
    return this.call("GET", `/stock-files/${encodeURIComponent(params.file)}`, {}, { "If-None-Match": params.if_none_match }, undefined, false)
  }

  /** Collect the leads */
  listLeads(params: { cursor?: string; updated_since?: string | ""; limit?: number } = {}): Promise<LeadPage> {
    return this.call("GET", `/leads`, { "cursor": params.cursor, "updated_since": params.updated_since, "limit": params.limit }, {}, undefined, false)
  }

  /** What happened since you asked last */
  listEvents(params: { after?: string; types?: string; limit?: number } = {}): Promise<EventPage> {
    return this.call("GET", `/events`, { "after": params.after, "types": params.types, "limit": params.limit }, {}, undefined, false)
  }

  /** What your key was answered */
  listCalls(params: { limit?: number } = {}): Promise<Calls> {
    return this.call("GET", `/calls`, { "limit": params.limit }, {}, undefined, false)
  }

  /** Hand on a mail of a shopper */
  takeMail(body: InboundMail): Promise<HandedOn> {
    return this.call("POST", `/inbound/mail`, {}, {}, body, false)
  }

  /** Hand on an SMS of a shopper */
  takeSms(body: InboundSms): Promise<HandedOn> {
    return this.call("POST", `/inbound/sms`, {}, {}, body, false)
  }

  /** List the keys that yours may end */
  listKeys(): Promise<StoredKeys> {
    return this.call("GET", `/keys`, {}, {}, undefined, false)
  }

  /** Make a key */
  makeKey(body: WantedKey): Promise<MadeKey> {
    return this.call("POST", `/keys`, {}, {}, body, false)
  }

  /** Replace a key */
  rotateKey(params: { key_id: string }): Promise<MadeKey> {
    return this.call("POST", `/keys/${encodeURIComponent(params.key_id)}/rotate`, {}, {}, undefined, false)
  }

  /** Revoke a key */
  revokeKey(params: { key_id: string }): Promise<StoredKey> {
    return this.call("DELETE", `/keys/${encodeURIComponent(params.key_id)}`, {}, {}, undefined, false)
  }

  /** List the webhooks that you may change */
  listWebhooks(): Promise<Webhooks> {
    return this.call("GET", `/webhooks`, {}, {}, undefined, false)
  }

  /** Make a webhook */
  makeWebhook(body: WantedWebhook): Promise<MadeWebhook> {
    return this.call("POST", `/webhooks`, {}, {}, body, false)
  }

  /** Replace the secret of a webhook */
  rotateWebhook(params: { webhook_id: string }): Promise<MadeWebhook> {
    return this.call("POST", `/webhooks/${encodeURIComponent(params.webhook_id)}/rotate`, {}, {}, undefined, false)
  }

  /** Call a webhook with a test */
  testWebhook(params: { webhook_id: string }): Promise<Tested> {
    return this.call("POST", `/webhooks/${encodeURIComponent(params.webhook_id)}/test`, {}, {}, undefined, false)
  }

  /** Change a webhook, or start it again */
  changeWebhook(params: { webhook_id: string }, body: WebhookChange): Promise<Webhook> {
    return this.call("PATCH", `/webhooks/${encodeURIComponent(params.webhook_id)}`, {}, {}, body, false)
  }

  /** Delete a webhook */
  deleteWebhook(params: { webhook_id: string }): Promise<Webhook> {
    return this.call("DELETE", `/webhooks/${encodeURIComponent(params.webhook_id)}`, {}, {}, undefined, false)
  }

  /** Sent again after 429 and 503 when it may be; a POST that takes an Idempotency-Key has one, so nothing is done twice. */
  async call<T>(
    method: string,
    path: string,
    query: Named,
    headers: Named,
    body: unknown,
    isOnce: boolean,
  ): Promise<T> {
    const { origin, key, tries = 3, fetch: send = fetch } = this.options
    const address = new URL(`/api/v1${path}`, origin)
    for (const [name, value] of given(query)) address.searchParams.set(name, value)
    const isFile = typeof body === 'string' || body instanceof Uint8Array
    const sent = new Headers({ authorization: `Bearer ${key}` })
    for (const [name, value] of given(headers)) sent.set(name, value)
    if (body !== undefined) sent.set('content-type', isFile ? 'application/octet-stream' : 'application/json')
    if (isOnce) sent.set('idempotency-key', crypto.randomUUID())
    const payload = body === undefined ? undefined : isFile ? (body as BodyInit) : JSON.stringify(body)
    for (let left = tries; ; left--) {
      const response = await send(address, { method, headers: sent, body: payload })
      const isJson = /json/.test(response.headers.get('content-type') ?? '')
      const answer = isJson ? await response.json() : await response.text()
      if (response.ok) return answer as T
      const mayRepeat = method !== 'POST' || isOnce
      if (left > 0 && mayRepeat && AGAIN.includes(response.status)) {
        const seconds = Number(response.headers.get('retry-after') ?? 1)
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
        continue
      }
      throw new ForecourtError(
        response.status,
        answer?.code ?? 'unknown',
        answer?.detail ?? response.statusText,
        answer?.errors ?? [],
        response.headers.get('x-request-id'),
      )
    }
  }
}

/** Whether a call of a webhook was signed with its secret within the last five minutes. `body`: as it came. */
export async function isSigned(secret: string, headers: Headers, body: string, now = Date.now()): Promise<boolean> {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => headers.get(name))
  if (!id || !time || !signatures || Math.abs(now / 1_000 - Number(time)) > 300) return false
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/, '')), (letter) => letter.charCodeAt(0))
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${time}.${body}`)
  for (const one of signatures.split(' ').filter((text) => text.startsWith('v1,'))) {
    const signature = Uint8Array.from(atob(one.slice(3)), (letter) => letter.charCodeAt(0))
    if (await crypto.subtle.verify('HMAC', key, signature, signed)) return true
  }
  return false
}


export type Car = { name?: string | number | null; item_type?: string | number | null; make: string | number; model: string | number; year: number | string; car_type: "new" | "used" | "demo" | "demonstrator" | "d" | "n" | "brand new" | "u" | "cpo" | "pre owned" | "preowned" | "certified pre owned" | "certified" | "dealer used" | "second hand" | "secondhand" | "near new" | "approved used" | "ex demo" | "ex demonstrator" | "newcondition" | "usedcondition" | "refurbishedcondition"; badge?: string | number | null; series?: string | number | null; km?: number | string | null; colour?: string | number | null; interior_colour?: string | number | null; simple_body?: string | number | null; seats?: number | string | null; doors?: number | string | null; simple_fuel?: string | number | null; simple_transmission?: string | number | null; drive?: string | number | null; regplate?: string | number | null; rego_expiry?: string | null; vin?: string | null; status?: "in_stock" | "sold" | "coming_soon" | "withdrawn" | "available" | "instock" | "active" | "for sale" | "live" | "listed" | "current" | "advertised" | "published" | "on yard" | "in yard" | "on lot" | "ready" | "ready for sale" | "online" | "on hold" | "hold" | "under offer" | "reserved" | "deposit taken" | "deposit" | "pending" | "sale pending" | "under contract" | "under deposit" | "deposit paid" | "comingsoon" | "in transit" | "on order" | "incoming" | "arriving" | "arriving soon" | "intransit" | "on route" | "en route" | "in preparation" | "in production" | "delivered" | "out of stock" | "not available" | "unavailable" | "removed" | "inactive" | "deleted" | "outofstock" | "soldout" | "discontinued" | "limitedavailability" | "archived" | "not for sale" | "offline" | string | null; tag?: string | number | null; price?: number | string | null; before_price?: number | string | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | "driveaway" | "da" | "dap" | "drive away price" | "excl govt charges" | "excluding government charges" | "excl. govt. charges" | "ex gov charges" | "excl gov charges" | "plus government charges" | "before on road costs" | "plus on road costs" | "plus orc" | "+orc" | "orc" | "poa" | "price on application" | "price on request" | "call" | string | null; subscription_price?: number | string | null; weekly_price?: number | string | null; show_on_dealer_website?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; reserved?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; certified?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; preorder?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null } | string | { url: string; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | string | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | string | null; dealercomments?: string | number | null; features?: Array<string | number> | string | null; standardEquipment?: Array<string | number> | string | null; categories?: Array<string | number> | string | null; carsales_title?: string | number | null; file?: string | null; previous_owners?: number | string | null; keys?: number | string | null; service?: { books?: string | number | null; last_date?: string | null; last_km?: number | string | null; next_date?: string | null; next_km?: number | string | null } | "" | null; inspection?: { date?: string | null; by?: string | number | null; points?: number | string | null } | "" | null; inspection_passed?: Array<string | number> | string | null; inspection_noted?: Array<string | number> | string | null; engine_size?: string | number | null; engine_size_litres?: number | string | null; cylinders?: number | string | null; trans?: string | number | null; fuel?: string | number | null; has_nvic?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | string | null; body_length?: number | string | null; tare_weight?: number | string | null; axle_type?: string | number | null; sleeps?: number | string | null; aggregate_trailer_mass?: number | string | null; ball_weight?: number | string | null } | "" | null; variant?: { cylinders?: number | string | null; enginesize?: number | string | null; enginesize_litres?: number | string | null; induction?: string | number | null; geartype?: string | number | null; fuelconsumptioncombined?: number | string | null; fuelcapacity?: number | string | null; grossvehiclemass?: number | string | null; vehiclelength?: number | string | null; vehicleheight?: number | string | null; vehiclewidth?: number | string | null; torque?: number | string | null; ancaprating?: number | string | null; ancapyear?: number | string | null; bodyconfiguration?: string | number | null; kerb_weight?: number | string | null; braked_towing?: number | string | null; battery_kwh?: number | string | null; electric_range?: number | string | null; consumption_kwh?: number | string | null; ac_charge_kw?: number | string | null; dc_charge_kw?: number | string | null; charge_minutes?: number | string | null; charge_connector?: string | number | null } | "" | null; autograb_data?: { state_average_market_price?: number | string | null; average_market_price?: number | string | null } | "" | null; payment_processors?: Array<string | number> | string | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | string | null; paymentMonth?: number | string | null; termMonths?: number | string | null; termYears?: number | string | null; deposit?: number | string | null; balloon?: number | string | null; disclaimer?: string | number | null }> | null; location_name?: string | number | null; city?: string | number | null; state?: string | number | null; private_suburb?: string | number | null; private_postcode?: string | number | null; location?: { name: string | number; slug: string | number; phone?: string | number | null; address?: { street?: string | number | null; city?: string | number | null; state?: string | number | null; postcode?: string | number | null; place_url?: string | null; id?: string | number | null; map_key?: string | number | null } | "" | null; distribution_locations?: Array<string | number> | string | null } | "" | null; sold?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; sold_date_timestamp?: number | string | null; created_at?: number | string | null; custom_rank?: number | string | null; source_version?: number | string | null | string | "" }

export type CarChange = { name?: string | number | null; item_type?: string | number | null; make?: string | number; model?: string | number; year?: number | string; car_type?: "new" | "used" | "demo" | "demonstrator" | "d" | "n" | "brand new" | "u" | "cpo" | "pre owned" | "preowned" | "certified pre owned" | "certified" | "dealer used" | "second hand" | "secondhand" | "near new" | "approved used" | "ex demo" | "ex demonstrator" | "newcondition" | "usedcondition" | "refurbishedcondition"; badge?: string | number | null; series?: string | number | null; km?: number | string | null; colour?: string | number | null; interior_colour?: string | number | null; simple_body?: string | number | null; seats?: number | string | null; doors?: number | string | null; simple_fuel?: string | number | null; simple_transmission?: string | number | null; drive?: string | number | null; regplate?: string | number | null; rego_expiry?: string | null; vin?: string | null; status?: "in_stock" | "sold" | "coming_soon" | "withdrawn" | "available" | "instock" | "active" | "for sale" | "live" | "listed" | "current" | "advertised" | "published" | "on yard" | "in yard" | "on lot" | "ready" | "ready for sale" | "online" | "on hold" | "hold" | "under offer" | "reserved" | "deposit taken" | "deposit" | "pending" | "sale pending" | "under contract" | "under deposit" | "deposit paid" | "comingsoon" | "in transit" | "on order" | "incoming" | "arriving" | "arriving soon" | "intransit" | "on route" | "en route" | "in preparation" | "in production" | "delivered" | "out of stock" | "not available" | "unavailable" | "removed" | "inactive" | "deleted" | "outofstock" | "soldout" | "discontinued" | "limitedavailability" | "archived" | "not for sale" | "offline" | string | null; tag?: string | number | null; price?: number | string | null; before_price?: number | string | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | "driveaway" | "da" | "dap" | "drive away price" | "excl govt charges" | "excluding government charges" | "excl. govt. charges" | "ex gov charges" | "excl gov charges" | "plus government charges" | "before on road costs" | "plus on road costs" | "plus orc" | "+orc" | "orc" | "poa" | "price on application" | "price on request" | "call" | string | null; subscription_price?: number | string | null; weekly_price?: number | string | null; show_on_dealer_website?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; reserved?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; certified?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; preorder?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null } | string | { url: string; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | string | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | string | null; dealercomments?: string | number | null; features?: Array<string | number> | string | null; standardEquipment?: Array<string | number> | string | null; categories?: Array<string | number> | string | null; carsales_title?: string | number | null; file?: string | null; previous_owners?: number | string | null; keys?: number | string | null; service?: { books?: string | number | null; last_date?: string | null; last_km?: number | string | null; next_date?: string | null; next_km?: number | string | null } | "" | null; inspection?: { date?: string | null; by?: string | number | null; points?: number | string | null } | "" | null; inspection_passed?: Array<string | number> | string | null; inspection_noted?: Array<string | number> | string | null; engine_size?: string | number | null; engine_size_litres?: number | string | null; cylinders?: number | string | null; trans?: string | number | null; fuel?: string | number | null; has_nvic?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | string | null; body_length?: number | string | null; tare_weight?: number | string | null; axle_type?: string | number | null; sleeps?: number | string | null; aggregate_trailer_mass?: number | string | null; ball_weight?: number | string | null } | "" | null; variant?: { cylinders?: number | string | null; enginesize?: number | string | null; enginesize_litres?: number | string | null; induction?: string | number | null; geartype?: string | number | null; fuelconsumptioncombined?: number | string | null; fuelcapacity?: number | string | null; grossvehiclemass?: number | string | null; vehiclelength?: number | string | null; vehicleheight?: number | string | null; vehiclewidth?: number | string | null; torque?: number | string | null; ancaprating?: number | string | null; ancapyear?: number | string | null; bodyconfiguration?: string | number | null; kerb_weight?: number | string | null; braked_towing?: number | string | null; battery_kwh?: number | string | null; electric_range?: number | string | null; consumption_kwh?: number | string | null; ac_charge_kw?: number | string | null; dc_charge_kw?: number | string | null; charge_minutes?: number | string | null; charge_connector?: string | number | null } | "" | null; autograb_data?: { state_average_market_price?: number | string | null; average_market_price?: number | string | null } | "" | null; payment_processors?: Array<string | number> | string | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | string | null; paymentMonth?: number | string | null; termMonths?: number | string | null; termYears?: number | string | null; deposit?: number | string | null; balloon?: number | string | null; disclaimer?: string | number | null } | null> | null; location_name?: string | number | null; city?: string | number | null; state?: string | number | null; private_suburb?: string | number | null; private_postcode?: string | number | null; location?: { name?: string | number | null; slug?: string | number | null; phone?: string | number | null; address?: { street?: string | number | null; city?: string | number | null; state?: string | number | null; postcode?: string | number | null; place_url?: string | null; id?: string | number | null; map_key?: string | number | null } | "" | null; distribution_locations?: Array<string | number> | string | null } | "" | null; sold?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; sold_date_timestamp?: number | string | null; created_at?: number | string | null; custom_rank?: number | string | null; source_version?: number | string | null | string | "" }

export type CarInBatch = { name?: string | number | null; item_type?: string | number | null; make: string | number; model: string | number; year: number | string; car_type: "new" | "used" | "demo" | "demonstrator" | "d" | "n" | "brand new" | "u" | "cpo" | "pre owned" | "preowned" | "certified pre owned" | "certified" | "dealer used" | "second hand" | "secondhand" | "near new" | "approved used" | "ex demo" | "ex demonstrator" | "newcondition" | "usedcondition" | "refurbishedcondition"; badge?: string | number | null; series?: string | number | null; km?: number | string | null; colour?: string | number | null; interior_colour?: string | number | null; simple_body?: string | number | null; seats?: number | string | null; doors?: number | string | null; simple_fuel?: string | number | null; simple_transmission?: string | number | null; drive?: string | number | null; regplate?: string | number | null; rego_expiry?: string | null; vin?: string | null; status?: "in_stock" | "sold" | "coming_soon" | "withdrawn" | "available" | "instock" | "active" | "for sale" | "live" | "listed" | "current" | "advertised" | "published" | "on yard" | "in yard" | "on lot" | "ready" | "ready for sale" | "online" | "on hold" | "hold" | "under offer" | "reserved" | "deposit taken" | "deposit" | "pending" | "sale pending" | "under contract" | "under deposit" | "deposit paid" | "comingsoon" | "in transit" | "on order" | "incoming" | "arriving" | "arriving soon" | "intransit" | "on route" | "en route" | "in preparation" | "in production" | "delivered" | "out of stock" | "not available" | "unavailable" | "removed" | "inactive" | "deleted" | "outofstock" | "soldout" | "discontinued" | "limitedavailability" | "archived" | "not for sale" | "offline" | string | null; tag?: string | number | null; price?: number | string | null; before_price?: number | string | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | "driveaway" | "da" | "dap" | "drive away price" | "excl govt charges" | "excluding government charges" | "excl. govt. charges" | "ex gov charges" | "excl gov charges" | "plus government charges" | "before on road costs" | "plus on road costs" | "plus orc" | "+orc" | "orc" | "poa" | "price on application" | "price on request" | "call" | string | null; subscription_price?: number | string | null; weekly_price?: number | string | null; show_on_dealer_website?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; reserved?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; certified?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; preorder?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null } | string | { url: string; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | string | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | string | null; dealercomments?: string | number | null; features?: Array<string | number> | string | null; standardEquipment?: Array<string | number> | string | null; categories?: Array<string | number> | string | null; carsales_title?: string | number | null; file?: string | null; previous_owners?: number | string | null; keys?: number | string | null; service?: { books?: string | number | null; last_date?: string | null; last_km?: number | string | null; next_date?: string | null; next_km?: number | string | null } | "" | null; inspection?: { date?: string | null; by?: string | number | null; points?: number | string | null } | "" | null; inspection_passed?: Array<string | number> | string | null; inspection_noted?: Array<string | number> | string | null; engine_size?: string | number | null; engine_size_litres?: number | string | null; cylinders?: number | string | null; trans?: string | number | null; fuel?: string | number | null; has_nvic?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | string | null; body_length?: number | string | null; tare_weight?: number | string | null; axle_type?: string | number | null; sleeps?: number | string | null; aggregate_trailer_mass?: number | string | null; ball_weight?: number | string | null } | "" | null; variant?: { cylinders?: number | string | null; enginesize?: number | string | null; enginesize_litres?: number | string | null; induction?: string | number | null; geartype?: string | number | null; fuelconsumptioncombined?: number | string | null; fuelcapacity?: number | string | null; grossvehiclemass?: number | string | null; vehiclelength?: number | string | null; vehicleheight?: number | string | null; vehiclewidth?: number | string | null; torque?: number | string | null; ancaprating?: number | string | null; ancapyear?: number | string | null; bodyconfiguration?: string | number | null; kerb_weight?: number | string | null; braked_towing?: number | string | null; battery_kwh?: number | string | null; electric_range?: number | string | null; consumption_kwh?: number | string | null; ac_charge_kw?: number | string | null; dc_charge_kw?: number | string | null; charge_minutes?: number | string | null; charge_connector?: string | number | null } | "" | null; autograb_data?: { state_average_market_price?: number | string | null; average_market_price?: number | string | null } | "" | null; payment_processors?: Array<string | number> | string | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | string | null; paymentMonth?: number | string | null; termMonths?: number | string | null; termYears?: number | string | null; deposit?: number | string | null; balloon?: number | string | null; disclaimer?: string | number | null }> | null; location_name?: string | number | null; city?: string | number | null; state?: string | number | null; private_suburb?: string | number | null; private_postcode?: string | number | null; location?: { name: string | number; slug: string | number; phone?: string | number | null; address?: { street?: string | number | null; city?: string | number | null; state?: string | number | null; postcode?: string | number | null; place_url?: string | null; id?: string | number | null; map_key?: string | number | null } | "" | null; distribution_locations?: Array<string | number> | string | null } | "" | null; sold?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; sold_date_timestamp?: number | string | null; created_at?: number | string | null; custom_rank?: number | string | null; source_version?: number | string | null | string | ""; stocknum: string | number }

export type CarChangeInBatch = { name?: string | number | null; item_type?: string | number | null; make?: string | number; model?: string | number; year?: number | string; car_type?: "new" | "used" | "demo" | "demonstrator" | "d" | "n" | "brand new" | "u" | "cpo" | "pre owned" | "preowned" | "certified pre owned" | "certified" | "dealer used" | "second hand" | "secondhand" | "near new" | "approved used" | "ex demo" | "ex demonstrator" | "newcondition" | "usedcondition" | "refurbishedcondition"; badge?: string | number | null; series?: string | number | null; km?: number | string | null; colour?: string | number | null; interior_colour?: string | number | null; simple_body?: string | number | null; seats?: number | string | null; doors?: number | string | null; simple_fuel?: string | number | null; simple_transmission?: string | number | null; drive?: string | number | null; regplate?: string | number | null; rego_expiry?: string | null; vin?: string | null; status?: "in_stock" | "sold" | "coming_soon" | "withdrawn" | "available" | "instock" | "active" | "for sale" | "live" | "listed" | "current" | "advertised" | "published" | "on yard" | "in yard" | "on lot" | "ready" | "ready for sale" | "online" | "on hold" | "hold" | "under offer" | "reserved" | "deposit taken" | "deposit" | "pending" | "sale pending" | "under contract" | "under deposit" | "deposit paid" | "comingsoon" | "in transit" | "on order" | "incoming" | "arriving" | "arriving soon" | "intransit" | "on route" | "en route" | "in preparation" | "in production" | "delivered" | "out of stock" | "not available" | "unavailable" | "removed" | "inactive" | "deleted" | "outofstock" | "soldout" | "discontinued" | "limitedavailability" | "archived" | "not for sale" | "offline" | string | null; tag?: string | number | null; price?: number | string | null; before_price?: number | string | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | "driveaway" | "da" | "dap" | "drive away price" | "excl govt charges" | "excluding government charges" | "excl. govt. charges" | "ex gov charges" | "excl gov charges" | "plus government charges" | "before on road costs" | "plus on road costs" | "plus orc" | "+orc" | "orc" | "poa" | "price on application" | "price on request" | "call" | string | null; subscription_price?: number | string | null; weekly_price?: number | string | null; show_on_dealer_website?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; reserved?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; certified?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; preorder?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null } | string | { url: string; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | string | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | string | null; dealercomments?: string | number | null; features?: Array<string | number> | string | null; standardEquipment?: Array<string | number> | string | null; categories?: Array<string | number> | string | null; carsales_title?: string | number | null; file?: string | null; previous_owners?: number | string | null; keys?: number | string | null; service?: { books?: string | number | null; last_date?: string | null; last_km?: number | string | null; next_date?: string | null; next_km?: number | string | null } | "" | null; inspection?: { date?: string | null; by?: string | number | null; points?: number | string | null } | "" | null; inspection_passed?: Array<string | number> | string | null; inspection_noted?: Array<string | number> | string | null; engine_size?: string | number | null; engine_size_litres?: number | string | null; cylinders?: number | string | null; trans?: string | number | null; fuel?: string | number | null; has_nvic?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | string | null; body_length?: number | string | null; tare_weight?: number | string | null; axle_type?: string | number | null; sleeps?: number | string | null; aggregate_trailer_mass?: number | string | null; ball_weight?: number | string | null } | "" | null; variant?: { cylinders?: number | string | null; enginesize?: number | string | null; enginesize_litres?: number | string | null; induction?: string | number | null; geartype?: string | number | null; fuelconsumptioncombined?: number | string | null; fuelcapacity?: number | string | null; grossvehiclemass?: number | string | null; vehiclelength?: number | string | null; vehicleheight?: number | string | null; vehiclewidth?: number | string | null; torque?: number | string | null; ancaprating?: number | string | null; ancapyear?: number | string | null; bodyconfiguration?: string | number | null; kerb_weight?: number | string | null; braked_towing?: number | string | null; battery_kwh?: number | string | null; electric_range?: number | string | null; consumption_kwh?: number | string | null; ac_charge_kw?: number | string | null; dc_charge_kw?: number | string | null; charge_minutes?: number | string | null; charge_connector?: string | number | null } | "" | null; autograb_data?: { state_average_market_price?: number | string | null; average_market_price?: number | string | null } | "" | null; payment_processors?: Array<string | number> | string | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | string | null; paymentMonth?: number | string | null; termMonths?: number | string | null; termYears?: number | string | null; deposit?: number | string | null; balloon?: number | string | null; disclaimer?: string | number | null } | null> | null; location_name?: string | number | null; city?: string | number | null; state?: string | number | null; private_suburb?: string | number | null; private_postcode?: string | number | null; location?: { name?: string | number | null; slug?: string | number | null; phone?: string | number | null; address?: { street?: string | number | null; city?: string | number | null; state?: string | number | null; postcode?: string | number | null; place_url?: string | null; id?: string | number | null; map_key?: string | number | null } | "" | null; distribution_locations?: Array<string | number> | string | null } | "" | null; sold?: boolean | "0" | "1" | "true" | "yes" | "y" | "t" | "false" | "no" | "n" | "f" | 0 | 1 | string | null; sold_date_timestamp?: number | string | null; created_at?: number | string | null; custom_rank?: number | string | null; source_version?: number | string | null | string | ""; stocknum: string | number }

export type StoredCar = { name: string; item_type?: string | null; make: string; model: string; year: number; car_type: "new" | "used" | "demo"; badge?: string | null; series?: string | null; km?: number | null; colour?: string | null; interior_colour?: string | null; simple_body?: string | null; seats?: number | null; doors?: number | null; simple_fuel?: string | null; simple_transmission?: string | null; drive?: string | null; regplate?: string | null; rego_expiry?: string | null; vin?: string | null; status: "in_stock" | "sold" | "coming_soon" | "withdrawn"; tag?: string | null; price?: number | null; before_price?: number | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | null; subscription_price?: number | null; weekly_price?: number | null; show_on_dealer_website?: boolean | null; reserved?: boolean | null; certified?: boolean | null; preorder?: boolean | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | null; dealercomments?: string | null; features?: Array<string> | null; standardEquipment?: Array<string> | null; categories?: Array<string> | null; carsales_title?: string | null; file?: string | null; previous_owners?: number | null; keys?: number | null; service?: { books?: string | null; last_date?: string | null; last_km?: number | null; next_date?: string | null; next_km?: number | null } | null; inspection?: { date?: string | null; by?: string | null; points?: number | null } | null; inspection_passed?: Array<string> | null; inspection_noted?: Array<string> | null; engine_size?: string | null; engine_size_litres?: number | null; cylinders?: number | null; trans?: string | null; fuel?: string | null; has_nvic?: boolean | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | null; body_length?: number | null; tare_weight?: number | null; axle_type?: string | null; sleeps?: number | null; aggregate_trailer_mass?: number | null; ball_weight?: number | null } | null; variant?: { cylinders?: number | null; enginesize?: number | null; enginesize_litres?: number | null; induction?: string | null; geartype?: string | null; fuelconsumptioncombined?: number | null; fuelcapacity?: number | null; grossvehiclemass?: number | null; vehiclelength?: number | null; vehicleheight?: number | null; vehiclewidth?: number | null; torque?: number | null; ancaprating?: number | null; ancapyear?: number | null; bodyconfiguration?: string | null; kerb_weight?: number | null; braked_towing?: number | null; battery_kwh?: number | null; electric_range?: number | null; consumption_kwh?: number | null; ac_charge_kw?: number | null; dc_charge_kw?: number | null; charge_minutes?: number | null; charge_connector?: string | null } | null; autograb_data?: { state_average_market_price?: number | null; average_market_price?: number | null } | null; payment_processors?: Array<string> | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | null; paymentMonth?: number | null; termMonths?: number | null; termYears?: number | null; deposit?: number | null; balloon?: number | null; disclaimer?: string | null }> | null; location_name?: string | null; city?: string | null; state?: string | null; private_suburb?: string | null; private_postcode?: string | null; location?: { name: string; slug: string; phone?: string | null; address?: { street?: string | null; city?: string | null; state?: string | null; postcode?: string | null; place_url?: string | null; id?: string | null; map_key?: string | null } | null; distribution_locations?: Array<string> | null } | null; sold?: boolean | null; sold_date_timestamp?: number | null; created_at: number; custom_rank?: number | null; stocknum: string; dealership_id: string; location_id?: string | null; dealership_slug: string; dealership_name?: string | null; photos_count?: number | null; updated_at?: number | null; views?: number | null; id: string; slug: string; source_version?: string | null }

export type CarWithPictures = { name: string; item_type?: string | null; make: string; model: string; year: number; car_type: "new" | "used" | "demo"; badge?: string | null; series?: string | null; km?: number | null; colour?: string | null; interior_colour?: string | null; simple_body?: string | null; seats?: number | null; doors?: number | null; simple_fuel?: string | null; simple_transmission?: string | null; drive?: string | null; regplate?: string | null; rego_expiry?: string | null; vin?: string | null; status: "in_stock" | "sold" | "coming_soon" | "withdrawn"; tag?: string | null; price?: number | null; before_price?: number | null; price_type?: "drive_away" | "egc" | "before_on_roads" | "on_application" | null; subscription_price?: number | null; weekly_price?: number | null; show_on_dealer_website?: boolean | null; reserved?: boolean | null; certified?: boolean | null; preorder?: boolean | null; images?: Array<{ image: { url: string }; alt?: string | null; tag?: string | null; dot_x?: number | null; dot_y?: number | null }> | null; primary_image_url?: string | null; external_video_url?: string | null; thumbnails?: Array<string> | null; dealercomments?: string | null; features?: Array<string> | null; standardEquipment?: Array<string> | null; categories?: Array<string> | null; carsales_title?: string | null; file?: string | null; previous_owners?: number | null; keys?: number | null; service?: { books?: string | null; last_date?: string | null; last_km?: number | null; next_date?: string | null; next_km?: number | null } | null; inspection?: { date?: string | null; by?: string | null; points?: number | null } | null; inspection_passed?: Array<string> | null; inspection_noted?: Array<string> | null; engine_size?: string | null; engine_size_litres?: number | null; cylinders?: number | null; trans?: string | null; fuel?: string | null; has_nvic?: boolean | null; build_date?: string | null; compliance_date?: string | null; specifications?: { body_width?: number | null; body_length?: number | null; tare_weight?: number | null; axle_type?: string | null; sleeps?: number | null; aggregate_trailer_mass?: number | null; ball_weight?: number | null } | null; variant?: { cylinders?: number | null; enginesize?: number | null; enginesize_litres?: number | null; induction?: string | null; geartype?: string | null; fuelconsumptioncombined?: number | null; fuelcapacity?: number | null; grossvehiclemass?: number | null; vehiclelength?: number | null; vehicleheight?: number | null; vehiclewidth?: number | null; torque?: number | null; ancaprating?: number | null; ancapyear?: number | null; bodyconfiguration?: string | null; kerb_weight?: number | null; braked_towing?: number | null; battery_kwh?: number | null; electric_range?: number | null; consumption_kwh?: number | null; ac_charge_kw?: number | null; dc_charge_kw?: number | null; charge_minutes?: number | null; charge_connector?: string | null } | null; autograb_data?: { state_average_market_price?: number | null; average_market_price?: number | null } | null; payment_processors?: Array<string> | null; finance_lenders?: Record<string, { interestRate?: number | null; comparisonRate?: number | null; paymentWeek?: number | null; paymentMonth?: number | null; termMonths?: number | null; termYears?: number | null; deposit?: number | null; balloon?: number | null; disclaimer?: string | null }> | null; location_name?: string | null; city?: string | null; state?: string | null; private_suburb?: string | null; private_postcode?: string | null; location?: { name: string; slug: string; phone?: string | null; address?: { street?: string | null; city?: string | null; state?: string | null; postcode?: string | null; place_url?: string | null; id?: string | null; map_key?: string | null } | null; distribution_locations?: Array<string> | null } | null; sold?: boolean | null; sold_date_timestamp?: number | null; created_at: number; custom_rank?: number | null; stocknum: string; dealership_id: string; location_id?: string | null; dealership_slug: string; dealership_name?: string | null; photos_count?: number | null; updated_at?: number | null; views?: number | null; id: string; slug: string; source_version?: string | null; pictures: Array<{ url: string; state: "waiting" | "shown" | "failed"; reason: string | null }>; owners: Record<string, string> }

export type Lead = { lead_id: string; cluster_id: string | null; created_at: string; state: string; form: string | null; category: string | null; subcategory: string | null; name: string | null; last_name: string | null; email: string | null; phone: string | null; postcode: string | null; message: string | null; PreferredContactMethod: string | null; dealership_slug: string | null; location: string | null; car_id: string | null; car_type: string | null; stock_number: string | null; manufacturer_slug: string | null; vehicle_status: string | null; offer_from_client: number | null; booking_date: string | null; trade: { make?: string; model?: string; year?: number; km?: number; rego?: string; regoState?: string; good_until?: string; offer_price?: number; offer_low?: number; offer_high?: number; adjustmentAnswers?: Array<unknown>; assumptions?: Array<unknown>; lead_id?: string; form_completed?: boolean; offer_accepted?: boolean } | null; opt_in: boolean; opt_in_finance: boolean; opt_in_trade: boolean; consent: { marketing?: boolean; default_ticked?: boolean; terms?: boolean; marketing_text?: string; notice_text?: string; terms_text?: string; version?: string; text_hash?: string; page?: string; channel?: string; at?: string } | null; url: string | null; source: string | null; lead_attributes: { visited_pages?: Array<unknown>; linked_query_params?: Record<string, unknown> } | null }

export type Key = { name: string; prefix: string; scopes: Array<"stock:read" | "stock:write" | "leads:read" | "keys:write" | "webhooks:write" | "messages:write">; expires_at: string | null; dealer: { slug: string; name: string; website: string }; dealerships: Array<{ slug: string; name: string }>; rate_limit: { requests: number; seconds: number } }

export type Dealerships = { items: Array<{ slug: string; name: string }> }

export type Vocabularies = Record<string, { values: Array<string>; synonyms: Record<string, string> }>

export type StockFiles = { items: Array<{ file: "google-vehicle-ads.tsv" | "meta-vehicles.csv" | "carsales.csv" | "autotrader.csv" | "stock.csv" | "stock.json"; label: string; address: string; cars: number; left_out_count: number; left_out: Array<{ dealership_slug: string; stocknum: string; reasons: Array<string> }> }> }

export type Result = { stocknum: string; result: "created" | "updated" | "unchanged" | "stale"; slug?: string; previous_stocknum?: string; warnings: Array<{ detail: string; pointer: string }>; dry_run?: boolean }

export type BatchResult = { items: Array<{ index: number; stocknum: string | null; result: "created" | "updated" | "unchanged" | "stale" | "failed"; errors: Array<{ detail: string; pointer: string }>; warnings?: Array<{ detail: string; pointer: string }>; slug?: string; previous_stocknum?: string }>; summary: { created: number; updated: number; unchanged: number; stale: number; failed: number; with_warnings: number }; dry_run?: boolean }

export type FileResult = { name: string; mode: "full" | "update" | "replace" | "add"; read: { as: string; rows: number; cars: number; notes: Array<{ line?: number; text: string }> }; columns: Array<{ heading: string; field: string | null; known: "kept" | "guessed" | "unknown"; filled: number; example: string }>; car_type: string | null; unknown_words: Array<{ field: string; word: string; cars: number }>; items: Array<{ line: number; stocknum: string | null; result: "created" | "updated" | "unchanged" | "stale" | "failed"; errors: Array<{ detail: string; pointer: string }>; warnings?: Array<{ detail: string; pointer: string }>; slug?: string; previous_stocknum?: string }>; summary: { created: number; updated: number; unchanged: number; stale: number; failed: number; with_warnings: number }; feed: { id: string; state: string; received: number; missing: number; withdrawn: number; renumbered: number; held_reason: string | null } | null; dry_run?: boolean; would?: { withdraw: number; held_reason: string | null } }

export type StoredKey = { id: string; name: string; prefix: string; scopes: Array<"stock:read" | "stock:write" | "leads:read" | "keys:write" | "webhooks:write" | "messages:write">; dealerships: Array<string>; state: "works" | "ending" | "ended"; ends_at: string | null; last_used_at: string | null }

export type StoredKeys = { items: Array<{ id: string; name: string; prefix: string; scopes: Array<"stock:read" | "stock:write" | "leads:read" | "keys:write" | "webhooks:write" | "messages:write">; dealerships: Array<string>; state: "works" | "ending" | "ended"; ends_at: string | null; last_used_at: string | null }> }

export type MadeKey = { id: string; name: string; prefix: string; scopes: Array<"stock:read" | "stock:write" | "leads:read" | "keys:write" | "webhooks:write" | "messages:write">; dealerships: Array<string>; state: "works" | "ending" | "ended"; ends_at: string | null; last_used_at: string | null; key: string }

export type WantedKey = { name: string; scopes: Array<"stock:read" | "stock:write" | "leads:read" | "keys:write" | "webhooks:write" | "messages:write">; dealerships?: Array<string>; days?: number | null }

export type Webhook = { id: string; name: string; url: string; events: Array<string>; leads: boolean; dealerships: Array<string>; enabled: boolean; off_reason: string | null }

export type Webhooks = { items: Array<{ id: string; name: string; url: string; events: Array<string>; leads: boolean; dealerships: Array<string>; enabled: boolean; off_reason: string | null }> }

export type MadeWebhook = { id: string; name: string; url: string; events: Array<string>; leads: boolean; dealerships: Array<string>; enabled: boolean; off_reason: string | null; secret: string }

export type WantedWebhook = { name: string; url: string; events?: Array<"car.created" | "car.changed" | "car.sold" | "car.removed" | "picture.failed" | "feed.held" | "booking.made" | "booking.changed" | "booking.cancelled" | "reservation.made" | "reservation.changed" | "reservation.ended" | "deal.sent">; leads?: boolean }

export type WebhookChange = { name?: string; url?: string; events?: Array<"car.created" | "car.changed" | "car.sold" | "car.removed" | "picture.failed" | "feed.held" | "booking.made" | "booking.changed" | "booking.cancelled" | "reservation.made" | "reservation.changed" | "reservation.ended" | "deal.sent">; leads?: boolean; enabled?: boolean }

export type Tested = { took: boolean; status?: number; reason?: string; words?: string; ms: number }

export type InboundMail = { from: string; to: string; subject?: string; text: string; message_id: string; headers?: Array<{ name: string; value: string }>; attachments?: Array<{ name: string; content: string }> }

export type InboundSms = { from: string; text: string; message_id: string }

export type HandedOn = { state: "threaded" | "new" | "known" | "ignored"; lead_id: string | null }

export type EventPage = { items: Array<{ id: string; type: "car.created" | "car.changed" | "car.sold" | "car.removed" | "picture.failed" | "feed.held" | "booking.made" | "booking.changed" | "booking.cancelled" | "reservation.made" | "reservation.changed" | "reservation.ended" | "deal.sent"; occurred_at: string; dealership: string | null; resource: string | null; data: { stocknum?: string; slug?: string; name?: string; make?: string; model?: string; year?: number; car_type?: string; price?: number; price_type?: string; standing?: string; changed?: Array<unknown>; pictures?: Array<unknown>; state?: string; held_reason?: string; received?: number; expected_count?: number; reference?: string; kind?: string; start?: string; minutes?: number; timezone?: string; location_id?: string; car_id?: string; lead_id?: string; reservation_id?: string; money?: string; amount?: number; held_until?: number; car_name?: string; car_slug?: string; deal_id?: string } }>; next_cursor: string; more: boolean; gap: boolean }

export type Calls = { items: Array<{ at: string; key: { id: string; name: string }; method: string; path: string; status: number; code: string | null; ms: number | null; rows: number | null; request_id: string | null }> }

export type FeedOpening = { expected_count?: number | null }

export type Feed = { id: string | null; state: "open"; expected_count: number | null }

export type FeedRun = { id: string; dealership: string; state: "open" | "committed" | "held" | "released" | "rejected" | "superseded" | "expired" | "applied"; expected_count: number | null; received: number; refused: number; refusals: Array<{ reason: string; cars: number }>; with_warnings: number; left_out: Array<{ reason: string; cars: number }>; missing: number; withdrawn: number; renumbered: number; price_moves: Array<{ stocknum: string; from: number; to: number | null }>; leaving: Array<{ stocknum: string; status: "sold" | "withdrawn" }>; waiting_cars: Array<string>; held_reason: string | null; opened_at: string; committed_at: string | null }

export type FeedResult = { id: string; state: "committed" | "held" | "released" | "rejected" | "superseded" | "expired" | "applied"; received: number; missing: number; withdrawn: number; renumbered: number; held_reason: string | null }

export type Problem = { type: string; code: "unreadable" | "unknown_parameter" | "bad_idempotency_key" | "bad_etag" | "no_key" | "invalid_key" | "missing_scope" | "dealer_suspended" | "not_found" | "method_not_allowed" | "too_slow" | "feed_closed" | "request_running" | "car_changed" | "too_large" | "address_too_long" | "wrong_type" | "invalid_query" | "invalid_body" | "invalid_car" | "invalid_file" | "key_reused" | "rate_limited" | "dealer_busy" | "too_many_headers" | "internal" | "store_unavailable" | "disk_full" | "car_busy" | "leads_unreadable" | "not_ready"; title: string; status: number; detail: string; errors?: Array<{ detail: string; pointer: string }> }

export type CarPage = { items: Array<StoredCar>; next_cursor: string | null }

export type FeedPage = { items: Array<FeedRun>; next_cursor: string | null }

export type LeadPage = { items: Array<Lead>; next_cursor: string | null }
