import type { AnyBlockAnswer } from '@narkhoz/contract/blocks/blocks.ts'
import type { ReactNode } from 'react'
import { fallbackLang } from '../format/fallback-lang.ts'
import { RichText } from '../kit/rich-text.tsx'
import { Section, type SectionProps } from '../kit/section.tsx'
import { blockId } from './block-part.ts'

/** The common head of a block as section props. */
export const headOfBlock = (block: AnyBlockAnswer) => ({
  block: block.type,
  id: blockId(block),
  title: block.title,
  titleLang: fallbackLang(block, 'title'),
  lead: block.desc && <RichText html={block.desc} lang={fallbackLang(block, 'desc')} />,
  more: block.link ? { to: block.link.url, text: block.link.text, lang: fallbackLang(block, 'link.text') } : undefined,
})

type BlockSectionProps = Pick<SectionProps, 'ground'> & { block: AnyBlockAnswer; children: ReactNode }

/** The section of a block: heading, text and link come from it. */
export const BlockSection = ({ block, ground, children }: BlockSectionProps) => (
  <Section {...headOfBlock(block)} ground={ground}>
    {children}
  </Section>
)
