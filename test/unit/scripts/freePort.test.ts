// Ports for servers that start later: nobody else is given one while its server starts.

/** A process with the same hundred ports, which counts for itself. */
async function another() {
  jest.resetModules();
  const { freePort } = await import('../../../scripts/freePort.ts');
  return freePort;
}

test('two processes with the same ports are never given the same one', async () => {
  const [one, other] = [await another(), await another()];
  const given = [await one(), await other(), await one(), await other(), ...(await Promise.all([one(), other()]))];
  expect(new Set(given).size).toBe(given.length);
});
