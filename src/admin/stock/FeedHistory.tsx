import type { DocumentViewServerProps } from 'payload'
import { RowTitle } from '@/admin/frame/RowTitle'
import { RowHistory } from '@/admin/history/RowHistory'
import { dealershipName, feedDoc } from './feedDoc'

/** The history of a full feed, under the name that its own screen has. */
export async function FeedHistory(props: DocumentViewServerProps) {
  const { data } = feedDoc.safeParse(props.doc)
  return (
    <>
      {data && <RowTitle words={await dealershipName(props.initPageResult.req, data)} />}
      <RowHistory {...props} />
    </>
  )
}
