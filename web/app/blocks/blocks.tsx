import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import { blockPart } from './block-part.ts'
import type { BlockView } from './block-view.ts'

type BlocksProps = { blocks: readonly AnyBlockAnswer[]; views: readonly BlockView[] }

/** The blocks of a page, in order; the loader has left out, and logged, those without a view. */
export const Blocks = ({ blocks, views }: BlocksProps) =>
  blocks.map((block) => {
    const view = views.find(({ type }) => type === block.type)
    return view && <view.View key={block.id} block={block} />
  })

Blocks.parts = ({ blocks }: BlocksProps) => blocks.map(blockPart)
