import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@/lib/picture'
import { answer, IMMUTABLE, notFound } from '@/pictures/serve/answer'
import { resized, tagFor } from '@/pictures/serve/resize'
import { pictureCache, roots } from '@/pictures/serve/roots'
import { isShownHere } from '@/pictures/serve/shownHere'
import { findSource, parsePicturePath } from '@/pictures/serve/source'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const wanted = parsePicturePath((await params).path, PICTURE_WIDTHS, PICTURE_FORMATS)
  const source =
    wanted && (await isShownHere(request, wanted.segments)) && (await findSource(wanted.segments, roots()))
  if (!wanted || !source) return notFound()
  return answer(request, tagFor(source, wanted), wanted.format, IMMUTABLE, () =>
    resized(source, wanted, pictureCache()),
  )
}
