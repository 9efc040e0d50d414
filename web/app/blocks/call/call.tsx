import { ButtonLink } from '../../kit/button.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { Section } from '../../kit/section.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import { blockView } from '../block-view.ts'

/** A band that calls to one action: the heading says why, the link is the button. */
export const call = blockView('call', ({ block }) => (
  <Section
    block={block.type}
    ground="tint"
    title={block.title}
    titleLang={spokenIn(block, 'title')}
    lead={block.desc && <RichText html={block.desc} lang={spokenIn(block, 'desc')} />}
  >
    {block.link && <ButtonLink to={block.link.url} text={block.link.text} lang={spokenIn(block, 'link.text')} />}
  </Section>
))
