import type { admissionStage } from '@narkhoz/contract/entities/admission-stage.ts'
import { entryAnchor } from '@narkhoz/contract/pages/entry-anchor.ts'
import { MoreLink } from '../../kit/button.tsx'
import { RichText } from '../../kit/rich-text.tsx'
import { spokenIn } from '../../kit/spoken.ts'
import type { Step } from '../../kit/steps.tsx'
import type { Entry } from './entry.ts'

/** A stage of admission as a step. */
export const admissionStep = (item: Entry<typeof admissionStage>): Step => ({
  key: item.id,
  anchor: entryAnchor('admission-stage', item.id),
  title: item.title,
  titleLang: spokenIn(item, 'title'),
  when: item.period,
  whenLang: spokenIn(item, 'period'),
  content: (
    <>
      <RichText html={item.desc} lang={spokenIn(item, 'desc')} />
      {item.link && <MoreLink to={item.link.url} text={item.link.text} lang={spokenIn(item, 'link.text')} />}
    </>
  ),
})
