import { expect, it } from 'vitest'

/** Payload adds fields to the blocks' own lists when it starts, and a server may start it before its first page. */
it('blocks that come from code, with no ids, are read after Payload has started', async () => {
  const { default: config } = await import('@payload-config')
  await config
  const { pageBlocks } = await import('@/blocks/configs')
  expect(pageBlocks[0]?.fields).toContainEqual(expect.objectContaining({ name: 'id' }))

  const { readBlock } = await import('@/blocks/readBlock')
  const { READY } = await import('@/blocks/ready/readyPage')
  const blocks = Object.values(READY).flatMap(({ layout }) => layout({ name: 'Harbour', hasFinance: true }))
  const faults = [...blocks, ...pageBlocks.map(({ slug }) => ({ blockType: slug }))].map(readBlock)
  expect(faults.filter((one) => 'fault' in one)).toEqual([])
}, 60_000)
