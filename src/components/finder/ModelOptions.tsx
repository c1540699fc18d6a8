import type { ReactNode } from 'react'
import useSWR from 'swr'
import { fetchModels } from './models'

interface Props {
  query: string
  chosen: string | undefined
  children: ReactNode
}

export default function ModelOptions({ query, chosen, children }: Props) {
  const { data } = useSWR(query, fetchModels, { revalidateOnFocus: false, keepPreviousData: true })
  if (!data) return children
  const models = chosen && !data.includes(chosen) ? [chosen, ...data] : data
  return models.map((model) => <option key={model}>{model}</option>)
}
