import { pictureFit } from '@brokerage/domain/flyer/layout/scene/pictureFit';
import type { Box, Path, Scene, SceneOp } from '@brokerage/domain/flyer/layout/scene/scene';
import { useId } from 'react';

type Drawn = Pick<Scene, 'width' | 'height' | 'title' | 'ops'>;

interface FlyerSvgProps {
  scene: Drawn;
  /** Highlights the parts of the field being edited. */
  highlight?: string | undefined;
  /** Areas to outline, such as text with an issue. */
  outlines?: readonly Box[] | undefined;
  /** Called with the picture that could not be loaded. */
  onImageError?: (src: string) => void;
}

/**
 * A flyer's scene as a picture: the live preview, and the shared page on phones. It scales to the width of its parent. The fonts load
 * with `fonts/flyerFonts.css`; `domain/src/flyer/pdf/paintPdf.ts` is the other painter.
 */
export function FlyerSvg({ scene, highlight, outlines = [], onImageError }: FlyerSvgProps) {
  const id = useId();
  const { width, height, title, ops } = scene;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      role="img"
      aria-label={title}
      style={{
        display: 'block',
        isolation: 'isolate',
        fontKerning: 'none',
        fontVariantLigatures: 'none',
        fontSynthesis: 'none',
      }}
      textRendering="geometricPrecision"
    >
      <title>{title}</title>
      {ops.map((op, index) => (
        // The scene has no identity but its order.
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it has a state
        <Op key={index} op={op} clipId={`${id}-${index}`} onImageError={onImageError} />
      ))}
      {highlight === undefined ? null : <Highlight scene={scene} field={highlight} />}
      {outlines.map((area) => (
        <rect
          key={`${area.x} ${area.y}`}
          {...area}
          data-outline
          rx={2}
          fill="#ddb765"
          fillOpacity={0.25}
          stroke="#b3261e"
          strokeWidth={1.5}
        />
      ))}
    </svg>
  );
}

interface OpProps {
  op: SceneOp;
  clipId: string;
  onImageError?: ((src: string) => void) | undefined;
}

function Op({ op, clipId, onImageError }: OpProps) {
  switch (op.kind) {
    case 'text':
      return (
        <text
          x={op.x}
          y={op.y}
          fill={op.color}
          fontFamily={`'Flyer ${op.face}'`}
          fontSize={op.size}
          fontWeight={400}
          letterSpacing={op.tracking}
          opacity={op.opacity}
          transform={op.rotate === undefined ? undefined : `rotate(${op.rotate} ${op.x} ${op.y})`}
          style={{ whiteSpace: 'pre' }}
        >
          {op.text}
        </text>
      );
    case 'path': {
      const path = (
        <path
          d={toData(op.path)}
          fill={op.fill ?? 'none'}
          stroke={op.stroke}
          strokeWidth={op.strokeWidth}
          opacity={op.opacity}
          clipPath={op.clip && `url(#${clipId})`}
        />
      );
      return op.clip ? <Clipped id={clipId} path={op.clip} shape={path} /> : path;
    }
    case 'image': {
      const { x, y, width, height, src, clip } = op;
      const image = (
        <image
          x={x}
          y={y}
          width={width}
          height={height}
          href={src}
          preserveAspectRatio={pictureFit(op)}
          clipPath={`url(#${clipId})`}
          style={op.isMultiplied && { mixBlendMode: 'multiply' }}
          onError={() => onImageError?.(src)}
        />
      );
      return <Clipped id={clipId} path={clip} shape={image} />;
    }
    default:
      return op satisfies never;
  }
}

function Clipped({ id, path, shape }: { id: string; path: Path; shape: React.ReactNode }) {
  return (
    <>
      <clipPath id={id}>
        <path d={toData(path)} />
      </clipPath>
      {shape}
    </>
  );
}

function Highlight({ scene, field }: { scene: Drawn; field: string }) {
  const boxes = new Map(
    scene.ops.flatMap((op) => {
      if (op.kind === 'path' || op.field !== field) return [];
      const { x, y, width, height } = op.kind === 'text' ? op.box : op;
      return [[`${x} ${y}`, { x: x - 3, y: y - 3, width: width + 6, height: height + 6 }] as const];
    }),
  );
  return (
    <>
      {[...boxes].map(([key, area]) => (
        <rect key={key} {...area} rx={3} fill="none" stroke="#7e5713" strokeWidth={1} strokeDasharray="4 3" />
      ))}
    </>
  );
}

const toData = (path: Path): string => path.map((step) => step.join(' ')).join('');
