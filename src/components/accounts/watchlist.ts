/** The heart changes the device's list at once; the call follows, and a failed one undoes the change with a message. */
import { readList, writeList, type Favourite } from '@/components/car/garage'
import { pushSaved } from '@/components/car/pushSaved'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { toast } from '@/components/ui/toastStore'
import { parseStored, readSession, storeSession } from '@/lib/browserStore'
import { isRecord } from '@/lib/isRecord'
import { t } from '@/lib/words'
import { accountHint, forgetHint, isSignedIn } from './hint'
import { afterMerge, changesOf, withChange, type Change } from './changes'
import { mergeCars, saveOrRemove, type Account } from './watchlistCalls'

/** The answer of a sign-out has emptied the storage: a page that is being left must not put the shopper's cars back. */
const hasSignedOut = (): boolean => !isSignedIn()

const undone = ({ car, isSaved }: Change, why: string): string =>
  t(isSaved ? '{name} was not saved. {why}' : '{name} was not removed. {why}', { name: car.name, why })

async function send(account: Account, change: Change, pending: Set<string>): Promise<void> {
  pending.add(change.car.id)
  const why = await saveOrRemove(change.isSaved, account.phone_number, change.car.id)
  pending.delete(change.car.id)
  if (why === null) {
    account.cars = withChange(account.cars, change)
    if (change.isSaved) pushSaved(change.car)
    return
  }
  if (hasSignedOut()) return
  writeList('favourites', withChange(readList('favourites'), { ...change, isSaved: !change.isSaved }))
  toast({ text: undone(change, why) })
}

function follow(account: Account, signal: AbortSignal): void {
  const pending = new Set<string>()
  const onChange = (event: Event): void => {
    const local = readList('favourites')
    // Cars that were sold leave the device's list; the account keeps them, to notice when they return.
    if (event instanceof CustomEvent && event.detail === 'gone') {
      account.cars = local
      return
    }
    for (const change of changesOf(local, account.cars, pending)) void send(account, change, pending)
  }
  // Another tab makes its own calls.
  const onOtherTab = ({ key }: StorageEvent): void => {
    if (key === 'favourites') account.cars = readList('favourites')
  }
  window.addEventListener(GARAGE_EVENT, onChange, { signal })
  window.addEventListener('storage', onOtherTab, { signal })
}

/** A page of the account's cars may be older than the merge: right after a sign-in. It shows them, or names them. */
function isPageBehind(account: Account): boolean {
  const page = document.querySelector('[data-watchlist]')
  const named = page?.getAttribute('data-watchlist')?.split(' ') ?? []
  return (
    page !== null &&
    account.cars.some(
      ({ id }) => !named.includes(id) && !page.querySelector(`[data-watched="${CSS.escape(id)}"]`),
    )
  )
}

const EMPTY = 'account without cars'
const EMPTY_FOR_MS = 5 * 60_000

/** An account that had no cars a moment ago is not asked again on each page of this tab. A sign-out empties the storage. */
function knownEmpty(): Account | null {
  const known = parseStored(readSession(EMPTY))
  if (!isRecord(known) || typeof known.phone_number !== 'string' || typeof known.at !== 'number') return null
  const isFresh = Date.now() - known.at < EMPTY_FOR_MS
  return isFresh ? { phone_number: known.phone_number, cars: [] } : null
}

async function accountNow(before: readonly Favourite[]): Promise<Account | 'signed out' | null> {
  const isNew = accountHint() === 'new'
  const isRequested = isNew || before.length > 0 || document.querySelector('[data-watchlist]') !== null
  const known = isRequested ? null : knownEmpty()
  if (known) return known
  const account = await mergeCars(isNew ? before.map(({ id }) => id) : [])
  if (account !== null && account !== 'signed out') {
    const { phone_number, cars } = account
    storeSession(EMPTY, cars.length > 0 ? null : JSON.stringify({ phone_number, at: Date.now() }))
  }
  return account
}

/** Runs only where the browser has the hint of a session. Right after a sign-in it adds the cars that were saved before. */
export async function startWatchlist(signal: AbortSignal): Promise<void> {
  const before: Favourite[] = readList('favourites')
  const account = await accountNow(before)
  if (account === 'signed out') return forgetHint()
  if (account === null || signal.aborted || hasSignedOut()) return
  if (isPageBehind(account)) return location.reload()
  const list = afterMerge(account.cars, before, readList('favourites'))
  follow(account, signal)
  // Also written when a heart was pressed while the call was running: that sends the change to the account.
  const isAhead = changesOf(list, account.cars, new Set()).length > 0
  if (isAhead || JSON.stringify(list) !== JSON.stringify(readList('favourites')))
    writeList('favourites', list)
}
