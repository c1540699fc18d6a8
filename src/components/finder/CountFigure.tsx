import useSWR from 'swr'
import { countHref, readCount } from '@/components/search/count'
import { useCountUp } from './useCountUp'

interface Props {
  query: string
  total: number
  moves: boolean
}

/** Count of matching cars. Keeps the last count when search fails: the button works without it. */
export default function CountFigure({ query, total, moves }: Props) {
  const { data = total } = useSWR(countHref(query), readCount, {
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
  const figure = useCountUp(data)
  return (moves ? figure : data).toLocaleString('en-AU')
}
