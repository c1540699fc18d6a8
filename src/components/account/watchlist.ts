/**
 * Keeps the device's favourites and the account's watchlist in step. The heart changes the device's list at
 * once; the call follows, and a call that fails takes the change back and says so.
 */
import { readList, writeList, type Favourite } from '@/components/car/garage'
import { GARAGE_EVENT } from '@/components/car/garageEvent'
import { toast } from '@/components/ui/toastStore'
import { t } from '@/lib/words'
import { accountHint, forgetHint } from './hint'
import { afterMerge, changesOf, withChange, type Change } from './changes'
import { mergeCars, saveOrRemove, type Account } from './watchlistCalls'

const undone = ({ car, isSaved }: Change, why: string): string =>
  t(isSaved ? '{name} was not saved. {why}' : '{name} was not removed. {why}', { name: car.name, why })

async function send(account: Account, change: Change, pending: Set<string>): Promise<void> {
  pending.add(change.car.id)
  const why = await saveOrRemove(change.isSaved, account.phone_number, change.car.id)
  pending.delete(change.car.id)
  if (why === null) {
    account.cars = withChange(account.cars, change)
    return
  }
  writeList('favourites', withChange(readList('favourites'), { ...change, isSaved: !change.isSaved }))
  toast({ text: undone(change, why) })
}

function follow(account: Account, signal: AbortSignal): void {
  const pending = new Set<string>()
  const onChange = (event: Event): void => {
    const local = readList('favourites')
    // Cars that were sold leave the device's list; the account keeps them, to tell when they return.
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

/** The watchlist's own page was made before the merge reached the account: right after a sign-in on a slow network. */
function isPageBehind(account: Account): boolean {
  const page = document.querySelector('[data-watchlist]')
  return (
    page !== null && account.cars.some(({ id }) => !page.querySelector(`[data-watched="${CSS.escape(id)}"]`))
  )
}

/** Only where the browser has the hint of a session. Right after a sign-in it brings along what was saved before. */
export async function startWatchlist(signal: AbortSignal): Promise<void> {
  const before: Favourite[] = readList('favourites')
  const account = await mergeCars(accountHint() === 'new' ? before.map(({ id }) => id) : [])
  if (account === 'signed out') return forgetHint()
  if (account === null || signal.aborted) return
  if (isPageBehind(account)) return location.reload()
  const list = afterMerge(account.cars, before, readList('favourites'))
  follow(account, signal)
  // Written also when a heart was pressed while the answer was on its way: that tells the account of it.
  const isAhead = changesOf(list, account.cars, new Set()).length > 0
  if (isAhead || JSON.stringify(list) !== JSON.stringify(readList('favourites')))
    writeList('favourites', list)
}
