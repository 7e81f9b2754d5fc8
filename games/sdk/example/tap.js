const button = document.getElementById('tap');
let taps = 0;

Starwick.init().then(({ savedState, settings }) => {
  document.documentElement.dataset.theme = settings.theme;
  button.textContent = savedState ? `Start (best ${savedState.best} ms)` : 'Start';
  button.onclick = begin;
  Starwick.ready(); // the page takes its loading screen away
});

async function begin() {
  await Starwick.run.start({ mode: 'ten' }); // the server's clock starts
  taps = 0;
  button.onclick = tap;
  Starwick.gameplay('start'); // ours too: heartbeats from now on
}

async function tap() {
  Starwick.run.setMoveCount(++taps);
  button.textContent = taps;
  if (taps < 10) return;
  Starwick.gameplay('stop');
  const ms = Starwick.run.activeMs();
  Starwick.celebrate();
  try {
    const result = await Starwick.run.submit({ value: ms });
    button.textContent = `${result.value} ms, rank ${result.rank ?? 'none yet'}`;
  } catch {
    button.textContent = 'Not sent. Tap to try again.'; // submitting twice is safe
    button.onclick = () => tap(--taps);
    return;
  }
  await Starwick.progress.save({ best: ms });
  button.onclick = begin;
}

Starwick.on('pause', () => button.setAttribute('disabled', ''));
Starwick.on('resume', () => button.removeAttribute('disabled'));
Starwick.on('settings', ({ theme }) => (document.documentElement.dataset.theme = theme));
