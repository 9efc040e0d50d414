import { Box, Typography } from '@mui/material'
import { focusStep } from '@narkhoz/contract/attributes/media.ts'
import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'

type Point = { x: number; y: number }

const middle: Point = { x: 50, y: 50 }
const inSteps = (share: number) => Math.min(100, Math.max(0, Math.round(share / focusStep) * focusStep))

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -focusStep, y: 0 },
  ArrowRight: { x: focusStep, y: 0 },
  ArrowUp: { x: 0, y: -focusStep },
  ArrowDown: { x: 0, y: focusStep },
}

/** The point that stays in sight where a picture is cut: set by a press on the picture or by the arrow keys. */
export const FocusPoint = ({ url, value, onChange }: { url: string; value: Point | null; onChange: (point: Point) => void }) => {
  const { media } = useWords()
  const image = useRef<HTMLImageElement>(null)
  const { x, y } = value ?? middle
  const press = ({ clientX, clientY }: MouseEvent) => {
    const box = image.current?.getBoundingClientRect()
    if (box) onChange({ x: inSteps(((clientX - box.left) / box.width) * 100), y: inSteps(((clientY - box.top) / box.height) * 100) })
  }
  const key = (event: KeyboardEvent) => {
    const step = arrows[event.key]
    if (!step) return
    event.preventDefault()
    onChange({ x: inSteps(x + step.x), y: inSteps(y + step.y) })
  }
  return (
    <div>
      <Typography sx={{ fontWeight: 580 }}>{media.crop}</Typography>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mb: 0.5 }}>
        {media.cropHint}
      </Typography>
      <Box
        sx={{ position: 'relative', display: 'inline-block', lineHeight: 0, backgroundColor: colours.sand, cursor: 'crosshair' }}
        onClick={press}
      >
        <Box component="img" ref={image} src={url} alt="" sx={{ maxWidth: '100%', maxHeight: 320 }} />
        <Box
          role="slider"
          tabIndex={0}
          aria-label={media.crop}
          aria-valuenow={x}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={media.cropAt(x, y)}
          onKeyDown={key}
          sx={{
            position: 'absolute',
            width: 26,
            height: 26,
            ml: '-13px',
            mt: '-13px',
            borderRadius: '50%',
            border: '3px solid #ffffff',
            boxShadow: `0 0 0 2px ${colours.crimson}`,
            pointerEvents: 'none',
          }}
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {media.cropAt(x, y)}
      </Typography>
    </div>
  )
}
