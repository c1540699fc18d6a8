import { isRecord } from '@/lib/isRecord'

const modelOf = (value: unknown): string[] =>
  isRecord(value) && typeof value.value === 'string' && Number(value.count) > 0 ? [value.value] : []

/** The models that an answer of the search call counts cars of; none when it is no answer. */
export const readModels = (body: unknown): string[] => {
  const facets = isRecord(body) ? body.facets : null
  return isRecord(facets) && Array.isArray(facets.model) ? facets.model.flatMap(modelOf) : []
}

/** Rejects when search gives no answer. */
export const fetchModels = async (query: string): Promise<string[]> => {
  const answer = await fetch(`/api/cars/search?${query}`)
  if (!answer.ok) throw new Error(`search answered ${answer.status}`)
  return readModels(await answer.json())
}
