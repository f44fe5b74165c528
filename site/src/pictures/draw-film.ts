import { chromium } from '@playwright/test';

/** How long the film is: one turn of the light around the dial. */
const FILM_S = 6;

/** A short silent film, WebM: the light of one hour goes round a dial. Recorded in a browser, in real time. */
export async function drawFilm(): Promise<Uint8Array> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const bytes = await page.evaluate(async (seconds) => {
    const [width, height] = [960, 540];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) return [];
    const draw = (turn: number) => {
      pen.fillStyle = '#1b0a36';
      pen.fillRect(0, 0, width, height);
      pen.translate(width / 2, height / 2);
      pen.fillStyle = '#5b2a9d';
      pen.beginPath();
      pen.arc(0, 0, 210, 0, 2 * Math.PI);
      pen.fill();
      pen.fillStyle = '#ffd9a8';
      pen.beginPath();
      pen.moveTo(0, 0);
      pen.arc(0, 0, 210, -Math.PI / 2, -Math.PI / 2 + turn * 2 * Math.PI);
      pen.fill();
      for (let hour = 0; hour < 12; hour += 1) {
        pen.rotate(Math.PI / 6);
        pen.fillStyle = hour / 12 < turn ? '#c81e2b' : '#fff1dc';
        pen.fillRect(-4, -196, 8, hour % 3 === 2 ? 40 : 22);
      }
      pen.fillStyle = '#ff5a4f';
      pen.beginPath();
      pen.arc(0, 0, 34, 0, 2 * Math.PI);
      pen.fill();
      pen.resetTransform();
    };
    const recorder = new MediaRecorder(canvas.captureStream(25), {
      mimeType: 'video/webm;codecs=vp9',
      videoBitsPerSecond: 400_000,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => (recorder.onstop = done));
    recorder.start();
    const started = performance.now();
    await new Promise<void>((done) => {
      const step = () => {
        const turn = (performance.now() - started) / 1000 / seconds;
        draw(Math.min(turn, 1));
        if (turn < 1) requestAnimationFrame(step);
        else done();
      };
      step();
    });
    recorder.stop();
    await ended;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  }, FILM_S);
  await browser.close();
  return Uint8Array.from(bytes);
}
