// It is your turn: a sound, made here, and a message of the browser where it was allowed.
import { file } from './links';
import { settings, t } from './settings.svelte';

const NIGHT = { from: 22, to: 7 };
const NOTES = [523.25, 659.25, 783.99]; // C, E, G

/** Whether a sound is made: as was chosen, otherwise everywhere but on a phone at night. */
export function audible(sound: 'auto' | 'on' | 'off', phone: boolean, hour: number): boolean {
  if (sound !== 'auto') return sound === 'on';
  return !(phone && (hour >= NIGHT.from || hour < NIGHT.to));
}

let audio: AudioContext | null = null;

/** Three soft notes, as of a carillon. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime + 0.02;
    NOTES.forEach((pitch, i) => ring(audio as AudioContext, pitch, start + i * 0.13));
  } catch {
    // No sound here; the page shows it too.
  }
}

function ring(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.7);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.75);
}

export type Permission = 'granted' | 'denied' | 'default' | 'missing';

export function permission(): Permission {
  return typeof Notification === 'undefined' || !window.isSecureContext ? 'missing' : Notification.permission;
}

/** Only ever after a click: browsers ask the person then. */
export async function askPermission(): Promise<Permission> {
  return permission() === 'default' ? Notification.requestPermission() : permission();
}

/** Somebody waits for us at this table. */
export function yourTurn(game: string): void {
  const phone = window.matchMedia('(pointer: coarse)').matches;
  if (audible(settings.sound, phone, new Date().getHours())) chime();
  if (!settings.notify || !document.hidden || permission() !== 'granted') return;
  try {
    const shown = new Notification(t('your-turn'), { body: game, tag: 'kade-turn', icon: file('/favicon.svg') });
    shown.onclick = () => (window.focus(), shown.close());
  } catch {
    // Some phones let only service workers do this.
  }
}
