import type { ReactNode } from 'react'
import useSWR from 'swr'
import { isRecord } from '@/lib/isRecord'

const modelOf = (value: unknown): string[] =>
  isRecord(value) && typeof value.value === 'string' && Number(value.count) > 0 ? [value.value] : []

/** Models with at least one car in a search answer; empty when the body is not a search answer. */
export const readModels = (body: unknown): string[] => {
  const facets = isRecord(body) ? body.facets : null
  return isRecord(facets) && Array.isArray(facets.model) ? facets.model.flatMap(modelOf) : []
}

/** Models for a search query, from the search API. Rejects when search fails. */
const fetchModels = async (query: string): Promise<string[]> => {
  const answer = await fetch(`/api/cars/search?${query}`)
  if (!answer.ok) throw new Error(`search answered ${answer.status}`)
  return readModels(await answer.json())
}

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
