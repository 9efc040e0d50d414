import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { blockPart } from './block-part.ts'
import { everyView } from './every-view.ts'

type BlocksProps = { blocks: readonly AnyBlockAnswer[] }

/** The blocks of a page, in order. */
export const Blocks = ({ blocks }: BlocksProps) =>
  blocks.map((block) => {
    const view = everyView.find(({ type }) => type === block.type)
    return view && <view.View key={block.id} block={block} />
  })

Blocks.parts = ({ blocks }: BlocksProps) => blocks.map(blockPart)
