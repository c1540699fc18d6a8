import type { DocumentViewServerProps } from 'payload'
import { RowHistory } from '@/admin/history/RowHistory'
import { dealershipName, feedDoc } from './feedDoc'
import { FeedTitle } from './FeedWords'

/** The history of a full feed, under the name that its own screen has. */
export async function FeedHistory(props: DocumentViewServerProps) {
  const { data } = feedDoc.safeParse(props.doc)
  return (
    <>
      {data && <FeedTitle name={await dealershipName(props.initPageResult.req, data)} />}
      <RowHistory {...props} />
    </>
  )
}
