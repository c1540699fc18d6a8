/** Original pictures, for feeds and the API. Pages use the resized ones under /pictures. */
import { answer, notFound, ONE_DAY } from '@/features/pictures/serve/answer'
import { tagFor } from '@/features/pictures/serve/resize'
import { roots, isShownHere, findSource } from '@/features/pictures/serve/source'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { path } = await params
  const source = (await isShownHere(request, path)) && (await findSource(path, roots()))
  if (!source) return notFound()
  const { extension } = source
  return answer(request, { tag: tagFor(source), extension, cacheControl: ONE_DAY }, () => source.read())
}
