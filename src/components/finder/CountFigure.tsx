import useSWR from 'swr'
import { countHref, readCount } from '@/components/search/count'
import { useCountUp } from './useCountUp'

interface Props {
  /** What is filled in. */
  query: string
  /** The count until another is known. */
  total: number
  /** Whether it counts up or down to a new count. */
  moves: boolean
}

/** How many cars the finder would show. The last count stays when search gives no answer: the button works without it. */
export default function CountFigure({ query, total, moves }: Props) {
  const { data = total } = useSWR(countHref(query), readCount, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  const figure = useCountUp(data)
  return (moves ? figure : data).toLocaleString('en-AU')
}
