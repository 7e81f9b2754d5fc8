/** Crops an image for the avatar. The visitor drags it, or moves it with the sliders. */
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { CENTERD, dragCrop, MAX_ZOOM, cropSquare, type Crop } from '@/lib/domain/members/image-crop';
import { below } from '@/styles/breakpoints';

/** The side length of the result: twice the size that the server stores, for a sharp image. */
const CROP_SIZE = 512;

const ImageCropRoot = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: 24px;
  align-items: center;

  canvas {
    width: 200px;
    height: 200px;
    border-radius: 28px;
    background: var(--surfaceSunken);
    box-shadow: 0 0 0 1px var(--border);
    cursor: grab;
    touch-action: none;
  }
  .sliders {
    display: grid;
    gap: 12px;
  }
  label {
    display: grid;
    grid-template-columns: 110px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    font-size: 14.5px;
  }
  input {
    width: 100%;
    height: 28px;
    accent-color: var(--highlight);
  }
  ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;

    .sliders {
      width: 100%;
    }
    label {
      grid-template-columns: 96px minmax(0, 1fr);
    }
  }
`;

const CROP_SLIDERS = [
  { key: 'zoom', label: 'Closer', min: 1, max: MAX_ZOOM },
  { key: 'x', label: 'Left to right', min: 0, max: 1 },
  { key: 'y', label: 'Top to bottom', min: 0, max: 1 },
] as const;

interface ImageCropProps {
  image: ImageBitmap;
  /** The canvas with the image to send. */
  canvas: RefObject<HTMLCanvasElement | null>;
}

export const ImageCrop = ({ image, canvas }: ImageCropProps) => {
  const [crop, setCrop] = useState<Crop>(CENTERD);
  const last = useRef<{ x: number; y: number } | null>(null);

  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    const { left, top, side } = cropSquare(image, crop);
    pen.clearRect(0, 0, CROP_SIZE, CROP_SIZE);
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(image, left, top, side, side, 0, 0, CROP_SIZE, CROP_SIZE);
  }, [canvas, image, crop]);

  const handleMove = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): void => {
    const from = last.current;
    if (!from) return;
    last.current = { x: clientX, y: clientY };
    const { width } = currentTarget.getBoundingClientRect();
    const by = { x: (clientX - from.x) / width, y: (clientY - from.y) / width };
    setCrop((now) => dragCrop(image, now, by));
  };
  const handleEnd = (): void => {
    last.current = null;
  };

  return (
    <ImageCropRoot>
      <canvas
        ref={canvas}
        width={CROP_SIZE}
        height={CROP_SIZE}
        role="img"
        aria-label="Your picture as others will see it"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          last.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
      />
      <div className="sliders">
        {CROP_SLIDERS.map(({ key, label, min, max }) => (
          <label key={key}>
            {label}
            <input
              type="range"
              name={key}
              min={min}
              max={max}
              step={0.01}
              value={crop[key]}
              onChange={(event) => setCrop({ ...crop, [key]: Number(event.target.value) })}
            />
          </label>
        ))}
      </div>
    </ImageCropRoot>
  );
};
