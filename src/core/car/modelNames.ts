import { isOneCase, plainName } from './makes'
import MODELS from './models.data.json'

/** Models as their makers write them, for those that come in capitals or small letters. */
const MODEL_NAMES = new Map(MODELS.map((model) => [plainName(model), model]))

/** Only what the table knows, and only out of capitals or small letters: a maker's own spelling stays. */
export function modelName(model: string): string {
  const text = model.replace(/\s+/g, ' ').trim()
  if (!isOneCase(text)) return model
  return MODEL_NAMES.get(plainName(text)) ?? model
}
