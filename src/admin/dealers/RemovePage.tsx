import { Head } from '@/admin/kit/Head'
import { screen } from '@/admin/kit/Screen'
import { findDealer } from '@/features/dealers/row'
import { isOperator } from './readDealers'
import { whatGoes } from '@/features/dealers/people'
import { RemoveForm } from './RemoveForm'

export const RemovePage = screen({ path: '/admin/dealers', may: isOperator }, async ({ query }) => {
  const requested = typeof query.dealer === 'string' ? query.dealer : ''
  const dealer = requested ? await findDealer('id', requested) : null
  const goes = dealer ? await whatGoes(dealer.id) : []
  return (
    <>
      <Head title={dealer ? `Remove ${dealer.name}` : 'Remove a dealer'} words="This cannot be undone.">
        <a className="fc-btn" href="/admin/dealers">
          Back to the dealers
        </a>
      </Head>
      {!dealer && <p className="fc-none">There is no such dealer. It may be removed already.</p>}
      {dealer?.status === 'active' && (
        <p className="fc-none">
          {dealer.name} is live. Suspend it on the list of dealers first, so that nobody uses it meanwhile.
        </p>
      )}
      {dealer && dealer.status !== 'active' && (
        <section className="fc-card" aria-labelledby="goes-title">
          <header>
            <h2 id="goes-title">What goes</h2>
          </header>
          <ul className="fc-goes">
            {goes.map((line) => (
              <li key={line}>{line}</li>
            ))}
            <li>its pictures and the photos that shoppers sent</li>
            <li>its place in the search, and its pages in memory</li>
          </ul>
          <p className="fc-foot">
            Before anything is removed, all rows are saved as one file in the server’s private folder. It
            holds personal data: delete it when nobody needs it. Pictures are not in it: make a backup first
            to keep them.
          </p>
          <RemoveForm id={dealer.id} name={dealer.name} />
        </section>
      )}
    </>
  )
})
