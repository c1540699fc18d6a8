import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@/lib/picture'
import { answer, IMMUTABLE, notFound, ONE_MINUTE } from '@/features/pictures/serve/answer'
import { resized, sizeToSend, tagFor } from '@/features/pictures/serve/resize'
import {
  pictureCache,
  roots,
  isShownHere,
  findSource,
  parsePicturePath,
} from '@/features/pictures/serve/source'

type Context = { params: Promise<{ path: string[] }> }

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const wanted = parsePicturePath((await params).path, PICTURE_WIDTHS, PICTURE_FORMATS)
  const source =
    wanted && (await isShownHere(request, wanted.segments)) && (await findSource(wanted.segments, roots()))
  if (!wanted || !source) return notFound()
  const size = await sizeToSend(source, wanted, pictureCache())
  const cacheControl = size.format === wanted.format ? IMMUTABLE : ONE_MINUTE
  return answer(request, { tag: tagFor(source, size), extension: size.format, cacheControl }, () =>
    resized(source, size, pictureCache()),
  )
}
